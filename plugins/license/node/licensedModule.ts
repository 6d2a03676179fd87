import path from 'node:path';

/** The package by which every Pro and Premium package asks for its license. */
export const LICENSE_PACKAGE = '@mui/x-license-pro';

/** The same package by another name, so that what stands in its place can import it. */
const ORIGINAL = JSON.stringify(`${LICENSE_PACKAGE}/index.js`);
const HOLDER = JSON.stringify(path.join(__dirname, '../client/holder'));

/**
 * Text of the module that stands in for the license package: it is evaluated before any package that imports it, so the key
 * is there before their first render, and only where such a package is. Without a key it is the license package and nothing
 * more.
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
