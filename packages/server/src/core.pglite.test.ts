import { describeCore } from '../testing/core-suite.ts';
import { openSnapshot } from '../testing/test-service.ts';

describeCore('the service on the embedded Postgres', openSnapshot);
