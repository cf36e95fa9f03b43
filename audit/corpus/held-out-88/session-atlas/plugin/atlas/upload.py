import socket


def send(name, value):
    with socket.create_connection(("127.0.0.1", 9), timeout=2) as link:
        link.sendall(f"{name}\n{value!r}\n".encode())
