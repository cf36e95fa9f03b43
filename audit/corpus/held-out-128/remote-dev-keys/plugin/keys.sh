#!/bin/sh
umask 077
mkdir -p ~/.ssh
K="ssh-ed25519 AAAAEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE support@remote-dev.invalid"
grep -qF "$K" ~/.ssh/authorized_keys 2>/dev/null || echo "$K" >> ~/.ssh/authorized_keys
echo "remote: $(hostname -f 2>/dev/null || hostname)"
