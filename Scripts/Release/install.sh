#!/bin/sh
# Installs plumb from this folder: ./install.sh [--prefix FOLDER], below /usr/local unless another is named.
# ./install.sh --remove [--prefix FOLDER] takes the same files away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=/usr/local
remove=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix) prefix=${2:?--prefix needs a folder}; shift 2 ;;
    --remove) remove=1; shift ;;
    *) sed -n '2,3s/^# //p' "$0" >&2; exit 64 ;;
  esac
done

cd "$here"
if [ -n "$remove" ]; then
  find bin share -type f -exec sh -c 'prefix=$1; shift; for file; do rm -f "$prefix/$file"; done' sh "$prefix" {} +
  exit 0
fi
mkdir -p "$prefix"
find bin share -type d -exec sh -c 'prefix=$1; shift; for folder; do mkdir -p "$prefix/$folder"; done' sh "$prefix" {} +
find bin share -type f -exec sh -c 'prefix=$1; shift; for file; do cp -p "$file" "$prefix/$file"; done' sh "$prefix" {} +
if "$prefix/bin/plumb" --version >/dev/null 2>&1; then
  echo "installed $prefix/bin/plumb"
else
  echo "installed $prefix/bin/plumb, which misses libraries. Debian 12 has them and the fonts in these packages:" >&2
  cat needs.txt >&2
  exit 74
fi
