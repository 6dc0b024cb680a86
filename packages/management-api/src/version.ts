import { name, version } from '../package.json';

// Explicit types, because the declaration bundler writes the fields of a JSON file as JavaScript.
export const PACKAGE_NAME: string = name;
export const PACKAGE_VERSION: string = version;
