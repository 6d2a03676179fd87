/** The package in which every Pro and Premium package looks for its license. */
export const LICENSE_PACKAGE = '@mui/x-license-pro';

/** The same package by another specifier, which is not aliased, so that the replacement can import it. */
const ORIGINAL = JSON.stringify(`${LICENSE_PACKAGE}/index.js`);

/**
 * Text of the module that replaces the license package. It sets the key and re-exports the package. Because it is evaluated
 * before any package that imports it, the key is set before their first render. Without a key it only re-exports.
 */
export function licensedModule(key: string | undefined): string {
  const reExport = `export * from ${ORIGINAL};\n`;
  if (key === undefined) {
    return reExport;
  }
  return `import {LicenseInfo} from ${ORIGINAL};
${reExport}
LicenseInfo.setLicenseKey(${JSON.stringify(key)});
`;
}
