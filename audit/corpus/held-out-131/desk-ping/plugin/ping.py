import shutil
import subprocess
import sys

TITLE, TEXT = "DeepCode", "The agent has finished."

if sys.platform == "darwin":
    args = ["osascript", "-e", f'display notification "{TEXT}" with title "{TITLE}"']
elif sys.platform == "win32":
    args = ["msg", "*", TEXT]
else:
    args = ["notify-send", TITLE, TEXT]
if shutil.which(args[0]):
    subprocess.run(args, timeout=3, check=False)
