import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import type { OpenDatabase } from '../../src/database/open-database.ts';
import { describeAccounts } from './accounts-suite.ts';
import { describeApiKeys } from './api-keys-suite.ts';
import { describeApproval } from './approval-suite.ts';
import { describeArtists } from './artists-suite.ts';
import { describeAttacks } from './attacks-suite.ts';
import { describeBadCallers } from './bad-callers-suite.ts';
import { describeBadInput } from './bad-input-suite.ts';
import { describeBadTimestamps } from './bad-timestamps-suite.ts';
import { describeBlockedPictures } from './blocked-pictures-suite.ts';
import { describeChannelContents } from './channel-contents-suite.ts';
import { describeChannels } from './channels-suite.ts';
import { describeDashboard } from './dashboard-suite.ts';
import { describeErasure } from './erasure-suite.ts';
import { describeGifAdmin } from './gif-admin-suite.ts';
import { describeGifTags } from './gif-tags-suite.ts';
import { describeLibrary } from './library-suite.ts';
import { createManagementService, type ManagementService } from './management-service.ts';
import { describeMediaService } from './media-service-suite.ts';
import { describeModeration } from './moderation-suite.ts';
import { describePrediction } from './prediction-suite.ts';
import { describeQuotas } from './quotas-suite.ts';
import { describeReports } from './reports-suite.ts';
import { describeSchedule } from './schedule-suite.ts';
import { describeSearchService } from './search-service-suite.ts';
import { describeSite } from './site-suite.ts';
import { describeStories } from './stories-suite.ts';
import type { SuiteContext } from './suite-context.ts';
import { describeTagAliases } from './tag-aliases-suite.ts';
import { describeUploadDuplicates } from './upload-duplicates-suite.ts';
import { describeUploadProgress } from './upload-progress-suite.ts';
import { describeUploads } from './uploads-suite.ts';

/** Runs suites of the management calls on a database with the fixture. */
export function describeManagement(
  name: string,
  open: () => Promise<OpenDatabase>,
  describeSuites: (context: SuiteContext) => void,
): void {
  describe(name, () => {
    let database: OpenDatabase;
    let service: ManagementService;
    beforeAll(async () => {
      database = await open();
      service = await createManagementService(database);
    });
    afterAll(() => service.close());
    // Compares each response of each test with /openapi.json.
    afterEach(() => expect(service.takeMismatches()).toEqual([]));

    describeSuites({ service: () => service, db: () => database.db });
  });
}

/** The suites that run on every database. */
export function describeShortSuites(context: SuiteContext): void {
  // First, since others change the channels.
  describeLibrary(context);
  describeChannels(context);
  describeChannelContents(context);
  describeArtists(context);
  describeModeration(context);
  describeApproval(context);
  describeReports(context);
  describeGifAdmin(context);
  describeGifTags(context);
  describeTagAliases(context);
  describeSite(context);
  describeDashboard(context);
  describeSchedule(context);
  describeStories(context);
  describeUploads(context);
  describeUploadProgress(context);
  describeSearchService(context);
  describeBadCallers(context);
  describeBadTimestamps(context);
  describeAccounts(context);
  describeApiKeys(context);
  describeQuotas(context);
  describeErasure(context);
  describeAttacks(context);
}

/**
 * The suites that compare and encode pictures, or send thousands of hostile values. What takes their time is the same on
 * every database, so that the soak repeats them on the embedded one.
 */
export function describeLongSuites(context: SuiteContext): void {
  describeBlockedPictures(context);
  describeUploadDuplicates(context);
  describePrediction(context);
  describeMediaService(context);
  describeBadInput(context);
}

export function describeAllSuites(context: SuiteContext): void {
  describeShortSuites(context);
  describeLongSuites(context);
}
