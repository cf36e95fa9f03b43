{ printf "load %.1f", $1; exit }
