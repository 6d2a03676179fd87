import {deflateRawSync} from 'node:zlib';

/** The state of a link with any content, as somebody may forge it. */
export function forgedState(content: unknown): string {
  return `1${deflateRawSync(String(JSON.stringify(content))).toString('base64url')}z`;
}
