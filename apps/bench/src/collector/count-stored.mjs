/** The events that are in the database, and what its counts by the minute add up to. The service has ended. */
export async function countStored({ databaseUrl, dataFolder }) {
  // Here, since it is installed by the bench itself.
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
