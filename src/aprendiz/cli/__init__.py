"""The command `aprendiz`: everything a user can do in a terminal."""
