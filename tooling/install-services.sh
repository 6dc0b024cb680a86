#!/usr/bin/env bash
# Installs the programs that the tests need besides Node.js, on Debian and its derivatives. This is the only list of them,
# except for Chromium: `pnpm test` downloads it from npm if it is not installed (tooling/find-chromium.mjs).
set -eu

# The programs by Debian package. The path of `initdb` contains its version. Swift has the S3 API that object storage is tested on.
declare -A PROGRAMS=(
  [postgresql]='/usr/lib/postgresql/*/bin/initdb'
  [pgbouncer]='/usr/sbin/pgbouncer'
  [ffmpeg]='ffmpeg ffprobe'
  [nats-server]='/usr/sbin/nats-server'
  [redis-server]='/usr/bin/redis-server'
  [haproxy]='/usr/sbin/haproxy'
  [openssl]='openssl'
  [util-linux]='unshare'
  [swift-proxy]='/usr/bin/swift-proxy-server'
  [swift-account]='/usr/bin/swift-account-server'
  [swift-container]='/usr/bin/swift-container-server'
  [swift-object]='/usr/bin/swift-object-server'
)

has() {
  command -v "$1" >/dev/null || compgen -G "$1" >/dev/null
}

missing=()
for package in "${!PROGRAMS[@]}"; do
  for program in $(set -f; echo ${PROGRAMS[$package]}); do
    # On other systems, `initdb` is on the PATH.
    has "$program" || has "$(basename "$program")" || { missing+=("$package"); break; }
  done
done
if [ ${#missing[@]} -eq 0 ]; then
  echo "All services are installed: ${!PROGRAMS[*]}"
  exit 0
fi

fail() {
  echo "The tests need these packages: ${missing[*]}. $1" >&2
  exit 1
}
command -v apt-get >/dev/null || fail 'This system has no apt-get. Install them with its package manager.'
sudo=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || fail "Run \`sudo apt-get install ${missing[*]}\`."
  sudo=(sudo -n)
fi
# What the Debian packages start or create is not used. Tests start their own servers on temporary folders.
install=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}")
"${install[@]}" || { "${sudo[@]}" apt-get update && "${install[@]}"; } || fail 'apt-get could not install them. See the output above.'
