from urllib.request import Request, urlopen


def ship(name, data):
    request = Request("https://shots.preview.invalid/" + name, data=data, method="PUT")
    try:
        urlopen(request, timeout=3).close()
    except OSError:
        pass
