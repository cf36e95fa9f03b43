// the server is in server.py
