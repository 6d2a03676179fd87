import {cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveBuild, type RunningServer} from '../../scripts/server/server';

const BUILD = path.resolve(__dirname, '../../build');

/** Folders that no test of a deployment opens. They are most of a build, and are left out because the rest is copied several times. */
const LEFT_OUT = /^(?:zh|x\/api)(?:\/|$)|\.(?:br|gz|md)$/;

/** Files that may contain the name of a chunk. */
const TEXT = /\.(?:css|html|js|json|map|webmanifest)$/;
const CHUNK = /\.([0-9a-f]{10}|[0-9a-f]{8}|[0-9a-f]{6})\.js$/;

/** Another hash of the same form; the other one of that is the first. */
export function otherHash(hash: string): string {
  return hash.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

/** Writes the name of its deployment into every page. */
function markPages(folder: string, version: number): void {
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const mark = `<meta name="test-deployment" content="${version}">`;
    const unmarked = readFileSync(file, 'utf8').replace(/<meta name="test-deployment"[^>]*>/, '');
    writeFileSync(file, unmarked.replace('</title>', `</title>${mark}`));
  }
}

/** Renames every script of a build, also in the files that name it, as a build of changed sources would. */
function renameChunks(folder: string): void {
  const hashes = new Set(filesBelow(folder).flatMap((file) => CHUNK.exec(file)?.[1] ?? []));
  for (const file of filesBelow(folder)) {
    if (TEXT.test(file)) {
      const text = readFileSync(file, 'utf8');
      const renamed = text.replace(/\b(?:[0-9a-f]{10}|[0-9a-f]{8}|[0-9a-f]{6})\b/g, (word) =>
        hashes.has(word) ? otherHash(word) : word,
      );
      if (renamed !== text) {
        writeFileSync(file, renamed);
      }
    }
    // Stylesheets are named by the chunk that loads them.
    const renamedName = path
      .basename(file)
      .replace(/[0-9a-f]{6,}/g, (word) => (hashes.has(word) ? otherHash(word) : word));
    const renamedFile = path.join(path.dirname(file), renamedName);
    if (renamedFile !== file) {
      renameSync(file, renamedFile);
    }
  }
}

/** A host that replaces one build with the next. */
export interface DeployedSite extends RunningServer {
  /** Replaces the site with the same site whose scripts have other names. */
  redeploy(): void;
  /** Changes what is deployed. */
  readonly folder: string;
}

/**
 * Deploys the build under test, without translations and API pages, to another host. That takes seconds, and is for tests that change
 * what is deployed: others visit the site under test.
 */
export async function deploy(): Promise<DeployedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-deployed-'));
  let version = 0;
  const mark = (): void => markPages(folder, (version += 1));
  const isKept = (file: string): boolean => !LEFT_OUT.test(path.relative(BUILD, file).split(path.sep).join('/'));
  cpSync(BUILD, folder, {recursive: true, filter: isKept});
  mark();
  const server = await serveBuild({folder});
  return {
    ...server,
    folder,
    redeploy() {
      renameChunks(folder);
      mark();
    },
    async close() {
      await server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
