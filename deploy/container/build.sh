#!/bin/sh
# build.sh FOLDER: builds the packages of this checkout, and installs the server with its optional peers into FOLDER.
set -eu
folder=$1
packs=$(mktemp -d)
pnpm="npx --yes $(node -p "require('./package.json').packageManager")"
CI=1 $pnpm install --frozen-lockfile
$pnpm --filter '@zoetrope/server...' run build
$pnpm --filter-prod '@zoetrope/server...' exec pnpm pack --pack-destination "$packs"
mkdir -p "$folder"
cp deploy/container/package.json deploy/container/healthcheck.mjs "$folder"
npm install --prefix "$folder" --omit=dev --no-audit --no-fund "$packs"/*.tgz
rm -r "$packs"
