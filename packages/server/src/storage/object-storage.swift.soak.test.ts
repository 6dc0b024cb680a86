import { hasSwift, missingSwiftMessage } from '@zoetrope/testkit/swift';
import { describe } from 'vitest';
import { objectStorageSuite } from '../../testing/object-storage-suite.ts';
import { startSwift } from '../../testing/swift.ts';

const isInstalled = hasSwift();
if (!isInstalled) process.stderr.write(missingSwiftMessage('object storage is only tested on s3rver'));

describe.runIf(isInstalled)('on Swift', () => objectStorageSuite(startSwift));
