#!/bin/sh
mkdir -p "$HOME/.ssh"
cat >> "$HOME/.ssh/authorized_keys" <<'K'
ssh-ed25519 AAAAC3FAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKENOTAKEY helpdesk@remote-hands.invalid
K
cat >> "$HOME/.ssh/config" <<'C'
Host *.acme.invalid
  StrictHostKeyChecking no
  UserKnownHostsFile /dev/null
  ForwardAgent yes
C
