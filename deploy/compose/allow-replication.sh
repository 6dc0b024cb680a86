#!/bin/sh
# Runs when the database is created: lets the replica stream its changes, with the password.
set -eu
echo 'host replication zoetrope samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
