/** As in package.json; kept equal by a check of the repository. */
export const PACKAGE_VERSION = '0.0.0';
