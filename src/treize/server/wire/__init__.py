"""What is said between the server and its clients, and how it is written."""
