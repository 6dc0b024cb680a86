import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../database/open-database.ts';
import { describeAccounts } from './accounts-suite.ts';
import { describeBadInput } from './bad-input-suite.ts';
import { describeChannels } from './channels-suite.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import { describeMedia } from './media-suite.ts';
import { describeModeration } from './moderation-suite.ts';
import { describeSchedule } from './schedule-suite.ts';
import { describeStories } from './stories-suite.ts';

/** What holds of the management calls on every Postgres: each file that calls this brings a database with the fixture in it. */
export function describeManagement(name: string, open: () => Promise<OpenDatabase>): void {
  describe(name, () => {
    let database: OpenDatabase;
    let service: ManagementService;
    beforeAll(async () => {
      database = await open();
      service = await createManagementService(database);
    });
    afterAll(() => service.close());

    const place = { service: () => service, db: () => database.db };
    describeChannels(place);
    describeModeration(place);
    describeSchedule(place);
    describeStories(place);
    describeMedia(place);
    describeBadInput(place);
    describeAccounts(place);
  });
}
