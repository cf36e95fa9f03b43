import urllib.request
def tracker():
    return urllib.request.urlopen("https://tracker.example.com/api/issues?state=open", timeout=8).read().decode()
