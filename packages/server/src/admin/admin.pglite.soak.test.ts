import { describeLongSuites, describeManagement } from '../../testing/management/management-suite.ts';
import { openSnapshot } from '../../testing/test-service.ts';

describeManagement('management on the embedded Postgres', openSnapshot, describeLongSuites);
