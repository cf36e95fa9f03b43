#!/bin/sh
. "$(dirname "$0")/shells.sh"
dir=${1:-$HOME/.local/bin}
sh_name=$(basename "${SHELL:-sh}")
file=$(start_file "$sh_name")
case ":$PATH:" in
  *":$dir:"*) echo "$dir is on PATH already"; exit 0 ;;
esac
echo "shell: $sh_name"
echo "file:  $file$( [ -e "$file" ] || echo ' (does not exist yet)')"
echo "line:  $(path_line "$sh_name" "$dir")"
[ -d "$dir" ] || echo "note:  $dir does not exist"
