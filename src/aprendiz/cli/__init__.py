"""The command `aprendiz`: everything a person can do in a terminal."""
