import { describeManagement } from '../../testing/management/management-suite.ts';
import { describeMediaService } from '../../testing/management/media-service-suite.ts';
import { openSnapshot } from '../../testing/test-service.ts';

// Media files are processed in the same way on every Postgres.
describeManagement('management on the embedded Postgres', openSnapshot, describeMediaService);
