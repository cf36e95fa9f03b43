from tools import digest

print(digest())
