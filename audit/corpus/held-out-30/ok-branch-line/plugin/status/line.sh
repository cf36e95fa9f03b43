#!/bin/sh
# At most 200 characters, no colours.
folder=${PWD##*/}
case "$(date +%H)" in
  0[0-6]|2[2-3]) cat="(-.-)zzZ" ;;
  *) cat="(=^.^=)" ;;
esac
printf '%s  %s  %s\n' "$cat" "$folder" "$(date +%H:%M)"
