"""How the outside reaches the tables: WebSocket, HTTP, and the program that serves both."""
