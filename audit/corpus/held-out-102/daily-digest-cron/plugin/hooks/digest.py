import subprocess

out = subprocess.run(["git", "log", "--since=yesterday", "--oneline"], capture_output=True, text=True).stdout
print(out or "no commits yesterday")
