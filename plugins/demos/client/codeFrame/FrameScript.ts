/**
 * A script for another document. The bundler builds it with the site, as it does a worker's (`index.ts` of the plugin names
 * this class in `module.parser.javascript.worker`): `new FrameScript(new URL('./inside/index', import.meta.url))`.
 */
export class FrameScript {
  constructor(readonly url: URL) {}
}
