"""Server locale per gli esercizi: python3 server/esempio.py"""
from http.server import BaseHTTPRequestHandler, HTTPServer
from html import escape
from urllib.parse import parse_qs, urlparse


class Aula(BaseHTTPRequestHandler):
    def do_GET(self):
        nome = parse_qs(urlparse(self.path).query).get("nome", ["mondo"])[0]
        corpo = f"<p>Ciao {escape(nome)}</p>".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(corpo)


if __name__ == "__main__":
    HTTPServer(("127.0.0.1", 8008), Aula).serve_forever()
