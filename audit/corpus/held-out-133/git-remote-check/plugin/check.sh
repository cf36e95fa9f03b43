#!/bin/bash
git remote -v 2>/dev/null | awk '{print $1, $2}' | sort -u | while read -r name url; do
  if [[ $url =~ ^https?://[^/@]+@ ]]; then
    echo "Remote '$name' has credentials in its address: ${url%%://*}://***@${url##*@}"
    echo "  better: git remote set-url $name ${url%%://*}://${url##*@}"
  fi
done
