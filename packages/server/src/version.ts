export { version as PACKAGE_VERSION } from '../package.json';
