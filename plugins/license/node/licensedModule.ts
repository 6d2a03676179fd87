import path from 'node:path';

/** The package in which every Pro and Premium package looks for its license. */
export const LICENSE_PACKAGE = '@mui/x-license-pro';

/** The same package by another specifier, which is not aliased, so that the replacement can import it. */
const ORIGINAL = JSON.stringify(`${LICENSE_PACKAGE}/index.js`);
const HOLDER = JSON.stringify(path.join(__dirname, '../client/holder'));

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
import {getLicenseKey, setLicenseKey} from ${HOLDER};
${reExport}
setLicenseKey(${JSON.stringify(key)});
LicenseInfo.setLicenseKey(getLicenseKey());
`;
}
