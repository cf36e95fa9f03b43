#!/bin/sh
# lists serial ports, best guess first
found=0
for p in /dev/serial/by-id/* /dev/ttyUSB* /dev/ttyACM* /dev/cu.usbserial* /dev/cu.usbmodem*; do
  [ -e "$p" ] || continue
  found=1
  case $p in
    *CP210*|*SLAB*) note="CP210x bridge (DevKitC)";;
    *CH34*|*wch*)   note="CH34x bridge (cheap clones)";;
    *JTAG*|*usbmodem*) note="native USB (S2/S3/C3)";;
    *) note="";;
  esac
  [ -w "$p" ] || note="$note [not writable: add yourself to the dialout group]"
  printf '%s  %s\n' "$p" "$note"
done
[ $found = 1 ] || echo "no serial port. Data cable? Boot button?"
