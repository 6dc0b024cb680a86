#!/bin/sh
# Copies the database at the first start, then runs as its standby.
set -eu
PGPASSWORD=$(cat /run/secrets/database-password)
export PGPASSWORD
if ! [ -s "$PGDATA/PG_VERSION" ]; then
  # An interrupted copy is incomplete.
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --host "$PRIMARY_HOST" --username zoetrope --pgdata "$PGDATA" --write-recovery-conf --checkpoint=fast
  chmod 700 "$PGDATA"
fi
exec "$@"
