import {createHash} from 'node:crypto';
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {DocumentFolder} from '../../../src/node/hosting/documentFolder';
import {SANDBOX} from '../client/codeFrame/sandbox';

/** Folder of the document in which readers' code runs, from the root of a language. */
const FRAMES_FOLDER = 'frames';

const FRAME_FILE = 'frame.html';

/**
 * The first script of the document. Outside a sandbox the code would have the site's origin, so it does not begin there.
 * `FRAME_READY` and `codeFramePort`: `client/codeFrame`.
 */
const SCRIPT = `(function () {
  if (self.origin !== 'null') return;
  addEventListener('message', function begin(event) {
    if (event.source !== parent || !event.ports[0]) return;
    removeEventListener('message', begin);
    self.codeFramePort = event.ports[0];
    (0, eval)(event.data.script + '\\n//# sourceURL=' + event.data.url);
  });
  parent.postMessage('code-frame-ready', '*');
})();`;

/**
 * The policy of the document: it may evaluate code, which no page of the site may, and reach nothing but pictures. It has the
 * site's files from the page that holds it. Opened by itself it is sandboxed too.
 */
export function framePolicy(): string {
  const hash = createHash('sha256').update(SCRIPT, 'utf8').digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob: https:',
    'font-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `sandbox ${SANDBOX}`,
  ].join('; ');
}

/** The folder of the document, whose name changes with its content. */
export function frameFolder(): DocumentFolder {
  return {
    pattern: `/${FRAMES_FOLDER}/*`,
    policy: framePolicy(),
    headers: {'Cache-Control': 'public, max-age=31536000, immutable'},
  };
}

/** The document: empty but for the script. */
export function frameDocument(): string {
  // The policy is part of the name by this comment; the hosting plugin writes it where the browser reads it.
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Demo</title>
<!-- ${framePolicy()} -->
<script>${SCRIPT}</script>
</head>
<body></body>
</html>
`;
}

/** Writes the document, and the module that says where the bundler puts it. */
export async function writeFrame(createData: PluginContentLoadedActions['createData']): Promise<void> {
  await createData(FRAME_FILE, frameDocument());
  await createData('frameUrl.js', `export default new URL('./${FRAME_FILE}', import.meta.url).href;\n`);
}

/** What the bundler needs to know of the document and of its script. */
export function frameConfiguration(isServer: boolean) {
  return {
    // The script of another document is built as a worker's is, with chunks that load as a page's do.
    output: isServer ? {} : {workerChunkLoading: 'jsonp' as const},
    parser: {javascript: {worker: ['FrameScript from ./FrameScript', '...']}},
    rule: {
      test: /[\\/]demos[\\/]default[\\/]frame\.html$/,
      type: 'asset/resource',
      generator: {filename: `${FRAMES_FOLDER}/frame.[contenthash:16][ext]`, emit: !isServer},
    },
  };
}
