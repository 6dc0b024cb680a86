import { name, version } from '../package.json';

export { name as PACKAGE_NAME, version as PACKAGE_VERSION };
