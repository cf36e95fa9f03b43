#!/bin/sh
n=0
while [ $n -lt 3 ]; do n=$((n+1)); sleep 5; done
