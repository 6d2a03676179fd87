import path from 'node:path';

const TEXT = 'text/plain; charset=utf-8';

/** The content type of a file by its ending. Sources are text: a browser shows them instead of saving them. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsx': TEXT,
  '.md': TEXT,
  '.mdx': TEXT,
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': TEXT,
  '.tsx': TEXT,
  '.txt': TEXT,
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file; a stream of bytes where the ending says nothing. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Forms in which a file may lie beside itself, compressed, by the name that browsers ask for; the smallest first. */
export const COMPRESSED_ENDINGS = {br: '.br', gzip: '.gz'} as const;

export type Encoding = keyof typeof COMPRESSED_ENDINGS;

export const ENCODINGS = Object.keys(COMPRESSED_ENDINGS) as readonly Encoding[];

/** Whether compression makes a file of this type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|xml|javascript|wasm/.test(contentType);
}
