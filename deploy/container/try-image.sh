#!/bin/sh
# try-image.sh FOLDER: runs the steps of the Dockerfile in a Debian of debootstrap, for machines without a container engine. Prints the
# sizes of both images, packed as a registry counts them, then starts the server on a read-only root as an unprivileged user.
# Requires root on Debian, debootstrap, and npm.
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
folder=$1
root=$folder/root
steps=$source/deploy/container
mkdir -p "$folder"

# Stage "build": a clone, like the context of a build.
git clone --quiet "$source" "$folder/source"
(cd "$folder/source" && deploy/container/build.sh "$folder/app")

# node:20-bookworm-slim: Debian without documentation, and Node.js in /usr/local.
debootstrap --variant=minbase bookworm "$root" http://deb.debian.org/debian > "$folder/debootstrap.log"
find "$root/usr/share/doc" -depth -type f ! -name copyright -delete
rm -rf "$root"/usr/share/locale/* "$root"/usr/share/man/* "$root"/var/lib/apt/lists/* "$root"/var/cache/apt/*.bin "$root"/var/cache/apt/archives/*.deb
npm install --prefix "$folder/node" --silent --no-audit --no-fund node@20
cp "$folder/node/node_modules/node/bin/node" "$root/usr/local/bin/node"
chroot "$root" useradd --uid 1000 --create-home node

# Stage "slim".
cp -r "$folder/app" "$root/app"
cp "$steps/prepare.sh" "$root/tmp/prepare.sh"
chroot "$root" /tmp/prepare.sh
rm "$root/tmp/prepare.sh"
size() {
  printf '%s: %s MB packed, %s MB unpacked\n' "$1" "$(tar -C "$root" -c . | gzip | wc -c | awk '{ printf "%d", $1 / 1000000 }')" "$(du -s --block-size=1MB "$root" | cut -f1)"
}
size slim

# Stage "full".
cp "$steps/install-ffmpeg.sh" "$root/tmp/install-ffmpeg.sh"
chroot "$root" /tmp/install-ffmpeg.sh > "$folder/ffmpeg.log" 2>&1
rm "$root/tmp/install-ffmpeg.sh"
rm -rf "$root"/var/cache/apt/*.bin "$root"/var/cache/apt/archives/*.deb
size full
ls "$root/usr/share/doc/ffmpeg/copyright" "$root"/usr/share/doc/libx264-*/copyright

# The server, on a read-only root with a writable /data and /tmp, as the user of the image.
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t tmpfs -o uid=1000,mode=0700 tmpfs "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
trap 'umount -R "$root"' EXIT
chroot --userspec=1000:1000 "$root" /usr/bin/env NODE_ENV=production ZOETROPE_DATA=/data ZOETROPE_PORT=8799 \
  /usr/local/bin/node /app/node_modules/.bin/zoetrope-server &
server=$!
for _ in $(seq 60); do
  sleep 1
  if chroot "$root" /usr/bin/env ZOETROPE_PORT=8799 /usr/local/bin/node /app/healthcheck.mjs 2> /dev/null; then ready=1; break; fi
done
curl --fail --silent http://127.0.0.1:8799/readyz && echo
kill "$server"
wait "$server" || true
[ "${ready:-0}" = 1 ] || { echo 'The server did not become ready.'; exit 1; }
