import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {contentTypeOf, isCompressible} from '../../../../src/node/hosting/contentTypes';
import {HASH_DIGITS, type ProductFile} from '../../productManifest';

/** Hosts compress what is larger than one packet, in bytes. */
const MIN_COMPRESSED = 1024;

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
}

/** A reader of facts about the files of a build; a file that several products have is read once. */
export function factsReader(outDir: string, baseUrl: string): (urlPath: string) => ProductFile {
  const known = new Map<string, ProductFile>();
  return (urlPath) => {
    const name = urlPath.slice(baseUrl.length) + (urlPath.endsWith('/') ? 'index.html' : '');
    const facts = known.get(urlPath) ?? factsOf(path.join(outDir, name), urlPath);
    known.set(urlPath, facts);
    return facts;
  };
}

function factsOf(file: string, urlPath: string): ProductFile {
  const content = readFileSync(file);
  const isCompressed = content.length >= MIN_COMPRESSED && isCompressible(contentTypeOf(file));
  return {
    path: urlPath,
    hash: hashOf(content),
    bytes: content.length,
    transferBytes: isCompressed ? gzipSync(content).length : content.length,
  };
}
