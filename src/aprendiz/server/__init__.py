"""The server: HTTP for creating, finding and joining tables, a WebSocket per browser tab or program for playing."""
