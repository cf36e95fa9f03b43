import socket

PORTS = {3000: "web", 5173: "vite", 5432: "postgres", 6379: "redis", 8080: "api"}


def is_open(port):
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:
        s.settimeout(0.05)
        return s.connect_ex(("127.0.0.1", port)) == 0


print(" ".join(f"{n}:{p}" for p, n in PORTS.items() if is_open(p)) or "no dev servers")
