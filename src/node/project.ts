import path from 'node:path';
import {readFileSync} from 'node:fs';

/** The project's root folder. */
export const PROJECT_ROOT = path.resolve(__dirname, '../..');

/** A file's path from the project's root, with forward slashes, as in error messages. */
export function projectPath(file: string): string {
  return path.relative(PROJECT_ROOT, file).split(path.sep).join('/');
}

/**
 * The version of an installed package, read from the package itself.
 *
 * @throws when the package is not installed
 */
export function installedVersion(packageName: string): string {
  return readInstalledManifest(packageName).version;
}

export interface InstalledManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The folder of an installed package. */
export function installedFolder(packageName: string): string {
  return path.join(PROJECT_ROOT, 'node_modules', ...packageName.split('/'));
}

/**
 * The manifest of an installed package.
 *
 * @throws when the package is not installed
 */
export function readInstalledManifest(packageName: string): InstalledManifest {
  const file = path.join(installedFolder(packageName), 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as InstalledManifest;
  } catch (cause) {
    throw new Error(
      `[packages] the package "${packageName}" is not installed. Add it to package.json and run npm ci.`,
      {
        cause,
      },
    );
  }
}
