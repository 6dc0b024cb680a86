#!/bin/sh
# usage: deploy/compose/create-secrets.sh HOST
# Creates the secrets of compose.stack.yaml: passwords, and a self-signed certificate, which you may replace with another
# one (certificate and key in one file). Existing files stay as they are. Requires openssl.
set -eu
host=${1:?Name the public host, such as gifs.example}
cd "$(dirname "$0")"
mkdir -p secrets
# Containers read the files as other users, so only the folder is private.
chmod 700 secrets
cd secrets
umask 022

# create FILE TEXT
create() {
  [ -e "$1" ] || printf '%s\n' "$2" > "$1"
}

create database-password "$(openssl rand -hex 24)"
password=$(cat database-password)
create database-url "postgres://zoetrope:$password@database/zoetrope"
create replica-url "postgres://zoetrope:$password@replica/zoetrope"
create storage-key "$(openssl rand -hex 24)"
create objects.env "ROOT_ACCESS_KEY=zoetrope
ROOT_SECRET_KEY=$(cat storage-key)"
if ! [ -e certificate.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 \
    -subj "/CN=$host" -addext "subjectAltName=DNS:$host" -keyout key.tmp -out certificate.tmp 2> /dev/null
  cat certificate.tmp key.tmp > certificate.pem
  rm certificate.tmp key.tmp
fi
