#!/usr/bin/env bash
# mirror.sh FOLDER [--go]   preview unless --go; settings come from ./mirror.conf
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
folder="${1:?name a folder}"
go=0; [[ ${2:-} == --go ]] && go=1
[[ -d $folder ]] || { echo "$folder is no folder" >&2; exit 2; }
[[ -f mirror.conf ]] || { echo "copy $here/mirror.conf.example to ./mirror.conf and edit it" >&2; exit 2; }

profile="" bucket="" prefix=""
while IFS='=' read -r key value; do
  case "$key" in
    profile) profile="$value" ;;
    bucket) bucket="$value" ;;
    prefix) prefix="$value" ;;
  esac
done <mirror.conf
[[ $bucket =~ ^[a-z0-9][a-z0-9.-]{2,62}$ ]] || { echo "odd bucket name" >&2; exit 2; }
[[ $profile =~ ^[A-Za-z0-9_-]+$ ]] || { echo "profile is missing" >&2; exit 2; }
command -v aws >/dev/null || { echo "the aws program is not installed" >&2; exit 1; }

excludes=()
while IFS= read -r line; do
  [[ -n $line && $line != \#* ]] && excludes+=(--exclude "$line")
done <"$here/never-upload.txt"

target="s3://$bucket/${prefix%/}/$(basename "$folder")"
run() {
  aws --profile "$profile" s3 sync "$folder" "$target" --no-follow-symlinks "${excludes[@]}" "$@"
}

echo "preview: $folder -> $target"
run --dryrun | tee /dev/stderr | wc -l | xargs printf '%s changes\n'
((go)) || { echo "nothing was sent; add --go to send"; exit 0; }
read -r -p "Send to bucket $bucket with profile $profile? [y/N] " reply
[[ $reply == y ]] || { echo "not sent"; exit 1; }
run --only-show-errors
echo "done"
