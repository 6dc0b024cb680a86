#!/usr/bin/env bash
# Installs the programs that the tests run beside Node.js, on Debian and systems like it. This is the only list of them.
# A Chromium is not in it: `pnpm test` fetches one from npm where none is installed (tooling/find-chromium.mjs).
set -eu

# The programs by their Debian package. `initdb` is in a folder of its version.
declare -A PROGRAMS=(
  [postgresql]='/usr/lib/postgresql/*/bin/initdb'
  [pgbouncer]='/usr/sbin/pgbouncer'
  [ffmpeg]='ffmpeg ffprobe'
  [util-linux]='unshare'
)

has() {
  command -v "$1" >/dev/null || compgen -G "$1" >/dev/null
}

missing=()
for package in "${!PROGRAMS[@]}"; do
  for program in $(set -f; echo ${PROGRAMS[$package]}); do
    # An `initdb` on PATH, as of other systems, will do.
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
command -v apt-get >/dev/null || fail 'This system has no apt-get: install them by its own package manager.'
sudo=()
if [ "$(id -u)" -ne 0 ]; then
  sudo -n true 2>/dev/null || fail "Run \`sudo apt-get install ${missing[*]}\`."
  sudo=(sudo -n)
fi
# The cluster that Debian creates with postgresql is not used: tests start servers on folders of their own.
install=("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends "${missing[@]}")
"${install[@]}" || { "${sudo[@]}" apt-get update && "${install[@]}"; } || fail 'apt-get could not install them; its reason is above.'
