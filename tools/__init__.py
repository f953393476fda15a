"""Programs that generate files of this project. They are run by hand; tests notice outdated files."""
