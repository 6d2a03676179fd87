import {createHash} from 'node:crypto';

/** Folder of the document in which readers' code runs, from the root of a language. */
export const FRAMES_FOLDER = 'frames';

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
 * site's files from the page that holds it.
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
  ].join('; ');
}

/** The document: empty but for the script. Its policy is in it too, for hosts that send no headers. */
export function frameDocument(): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy()}">
<meta name="robots" content="noindex">
<title>Demo</title>
<script>${SCRIPT}</script>
</head>
<body></body>
</html>
`;
}
