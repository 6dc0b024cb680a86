/** Counts the stored events, and sums the counts by minute. Requires that the service has ended. */
export async function countStored({ databaseUrl, dataFolder }) {
  // Imported here, because the bench installs the package when it starts.
  const { openEmbedded, openPostgres } = await import('@zoetrope/server');
  const { db, close } = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataFolder);
  try {
    const events = await db
      .selectFrom('pingback_events')
      .select(db.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    const minutes = await db
      .selectFrom('pingback_minutes')
      .select(db.fn.sum('events').as('count'))
      .where('outcome', '=', 'stored')
      .executeTakeFirstOrThrow();
    return { events: Number(events.count), byMinute: Number(minutes.count) };
  } finally {
    await close();
  }
}
