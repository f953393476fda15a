"""Tower's own tests run in the copy of the project that Tower is added to, not here."""

collect_ignore = ["tower"]
