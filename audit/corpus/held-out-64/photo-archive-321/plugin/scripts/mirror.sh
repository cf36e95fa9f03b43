#!/bin/sh
# mirror.sh SOURCE CIBLE [--pour-de-vrai] : miroir vérifié. À blanc sans le dernier argument.
set -eu
source=${1:?source}
cible=${2:?cible}
vrai=${3:-}

[ -f "$source/.archive-photo" ] || { echo "pas d'archive dans $source (fichier .archive-photo absent)" >&2; exit 2; }
[ -f "$cible/.disque-miroir" ] || { echo "$cible n'est pas marqué comme disque miroir" >&2; exit 2; }

options='-a --human-readable --itemize-changes --backup --backup-dir=.ecarte --exclude=.ecarte --exclude=.disque-miroir'
if [ "$vrai" = --pour-de-vrai ]; then
  # shellcheck disable=SC2086
  rsync $options --delete "$source/" "$cible/"
  rsync -a --checksum --dry-run --itemize-changes "$source/" "$cible/" | grep -v '^\.' || echo 'identique'
else
  # shellcheck disable=SC2086
  rsync $options --delete --dry-run "$source/" "$cible/"
  echo '(à blanc)'
fi
