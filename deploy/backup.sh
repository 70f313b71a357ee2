#!/bin/sh
# Back up the database of DATABASE_URL into FOLDER, and keep the newest KEEP backups (14).
# A backup gets its name only after it has been restored elsewhere and opened as a start opens it.
# On PostgreSQL that takes pg_dump and pg_restore, and the right to create databases.
#
#   backup.sh FOLDER [KEEP]
set -eu
umask 077

folder=$1
keep=${2:-14}
if ! [ "$keep" -ge 1 ]; then
    echo "KEEP is how many backups are kept: 1 or more, not $keep." >&2
    exit 2
fi

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
rm -rf "$folder"/.unfinished-*
work=$(mktemp -d "$folder/.unfinished-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

castellan backup --try "$work/backup" >/dev/null

case $(head -c 5 "$work/backup") in
PGDMP) kind=dump ;;
*) kind=db ;;
esac
file=$folder/castellan-$(date -u +%Y-%m-%dT%H-%M-%SZ).$kind
mv "$work/backup" "$file"
echo "$file: test restore succeeded"

set -- "$folder"/castellan-*Z.$kind # by name, and so by age
while [ $# -gt "$keep" ]; do
    rm "$1"
    echo "$1: removed, for $keep newer ones are there"
    shift
done
