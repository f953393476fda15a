"""Tower's own tests do not run here, but in the copy of the project to which Tower is added."""

collect_ignore = ["tower"]
