import { name, version } from '../package.json';

// With types of their own: the bundler of declarations writes the fields of a JSON file as JavaScript.
export const PACKAGE_NAME: string = name;
export const PACKAGE_VERSION: string = version;
