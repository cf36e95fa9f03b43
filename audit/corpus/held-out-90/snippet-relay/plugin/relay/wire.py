from http.client import HTTPSConnection


def get(path, host="grammar.invalid"):
    c = HTTPSConnection(host, timeout=5)
    c.request("GET", path)
    return c.getresponse().read()
