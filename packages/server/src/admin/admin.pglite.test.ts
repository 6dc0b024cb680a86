import { describeManagement } from '../../testing/management/management-suite.ts';
import { openSnapshot } from '../../testing/test-service.ts';

// Its one connection runs transactions one after another, however many writers wait.
describeManagement('management on the embedded Postgres', openSnapshot, { writers: 200 });
