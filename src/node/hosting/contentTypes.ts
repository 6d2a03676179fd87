import {lookup} from 'mrmime';

/** Sources, which a browser shows as text instead of saving them. */
const SOURCE = /\.(?:jsx|mdx?|tsx?)$/i;

/** The content type of a file by its ending; a stream of bytes if the ending is unknown. */
export function contentTypeOf(file: string): string {
  const type = SOURCE.test(file) ? 'text/plain' : (lookup(file) ?? 'application/octet-stream');
  return /^text\/|json|xml/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The endings of a file's compressed forms, by the name of the encoding; the smallest form first. */
export const COMPRESSED_ENDINGS = {br: '.br', gzip: '.gz'} as const;

export type Encoding = keyof typeof COMPRESSED_ENDINGS;

/** Whether compression makes a file of this type smaller. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|json|xml|wasm/.test(contentType);
}
