"""What makes files of this project from others; run by hand, and a test notices when it should have been."""
