#!/bin/sh
# Makes the lab's mistakes, inside the virtual machine `privlab` only.
set -eu
[ "$(hostname)" = privlab ] || { echo "this belongs into the lab machine only" >&2; exit 1; }

useradd -m -s /bin/bash student

# Exercise 1: an editor by sudo
echo 'student ALL=(root) NOPASSWD: /usr/bin/less /var/log/lab.log' > /etc/sudoers.d/lab1
echo 'nothing to see' > /var/log/lab.log

# Exercise 2: a SUID program that should not be one
cp /usr/bin/find /usr/local/bin/labfind
chmod 4755 /usr/local/bin/labfind

# Exercise 3: a script of root's in a folder that all may write
mkdir -p /opt/maintenance
chmod 777 /opt/maintenance
printf '#!/bin/sh\ndate > /var/log/lab3.log\n' > /opt/maintenance/hourly.sh
chmod 777 /opt/maintenance/hourly.sh

# Exercise 4: a capability
cp /usr/bin/python3.11 /usr/local/bin/labpython
setcap cap_setuid+ep /usr/local/bin/labpython

echo 'flag{root_is_a_matter_of_patience}' > /root/flag.txt
chmod 600 /root/flag.txt
