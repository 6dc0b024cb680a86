#!/bin/sh
# Installs ffmpeg with its licenses, which are in /usr/share/doc.
set -eu
apt-get update
apt-get install --yes --no-install-recommends ffmpeg
rm -rf /var/lib/apt/lists/*
