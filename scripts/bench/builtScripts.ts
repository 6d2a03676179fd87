import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** The scripts of a site that Docusaurus built, in its default language. */
export interface BuiltScripts {
  /** How many files of scripts there are. */
  readonly chunks: number;
  /** The bundler's runtime with its list of chunks, which every page loads: bytes after gzip. */
  readonly runtimeScript: number;
  /** The script that every page loads: bytes after gzip. */
  readonly mainScript: number;
}

/**
 * Counts and weighs the scripts of a build.
 *
 * @param build absolute path of the build's folder
 * @returns `undefined` where the site was built by something else
 */
export function builtScripts(build: string): BuiltScripts | undefined {
  const folder = path.join(build, 'assets/js');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
  const sizeOf = (pattern: RegExp): number | undefined => {
    const name = names.find((candidate) => pattern.test(candidate));
    return name === undefined ? undefined : gzipSync(readFileSync(path.join(folder, name)), {level: 9}).length;
  };
  const runtimeScript = sizeOf(/^runtime~main\.\w+\.js$/);
  const mainScript = sizeOf(/^main\.\w+\.js$/);
  return runtimeScript && mainScript ? {chunks: names.length, runtimeScript, mainScript} : undefined;
}
