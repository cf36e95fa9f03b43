root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
notes="$root/notes"
backups="$root/backups"
keep=10
mkdir -p "$notes" "$backups"
