import socket
PORTS = {3000: "web", 5432: "pg", 6379: "redis", 8080: "api"}
up = []
for port, name in PORTS.items():
    with socket.socket() as s:
        s.settimeout(0.1)
        if s.connect_ex(("127.0.0.1", port)) == 0:
            up.append(name)
print("up: " + (" ".join(up) or "none"), end="")
