#!/bin/sh
# Creates the data folder of the image. Only its owner may read it: it contains mails with codes.
set -eu
mkdir --mode=0700 /data
chown node:node /data
