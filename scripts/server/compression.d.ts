/** The part of the package `compression` that the server uses; the package brings no types. */
declare module 'compression' {
  import type {IncomingMessage, ServerResponse} from 'node:http';
  import type {BrotliOptions} from 'node:zlib';

  interface Options {
    /** The length in bytes from which on a response is compressed. */
    readonly threshold: number;
    readonly brotli: BrotliOptions;
  }

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(options: Options): Middleware;
}
