import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import Joi from 'joi';
import {PROJECT_ROOT} from '../src/node/project';
import {DRAWING_ARGUMENTS, DRAWING_ENVIRONMENT} from '../tests/visual/browser';

/** What of a browser decides how the same page looks in it. */
export interface Engine {
  /** The major version of Chromium: `156`. */
  readonly chromium: number;
  /** Fingerprint of some letters and shapes as it draws them: builds of one version draw with different libraries. */
  readonly drawing: string;
}

const ENGINE_FILE = path.join(PROJECT_ROOT, 'tests/visual/engine.json');

const SCHEMA = Joi.object<Engine>({
  chromium: Joi.number().integer().required(),
  drawing: Joi.string().required(),
}).required();

/** The engine of the snapshots, if there are any yet. */
export function readEngine(file = ENGINE_FILE): Engine | undefined {
  return existsSync(file) ? Joi.attempt(JSON.parse(readFileSync(file, 'utf8')), SCHEMA) : undefined;
}

/** Notes the engine of the snapshots beside them. */
export function writeEngine(engine: Engine, file = ENGINE_FILE): void {
  writeFileSync(file, `${JSON.stringify(engine, undefined, 2)}\n`);
}

/** Letters of the three families that every system has, a control, and shapes with soft edges. */
const SAMPLE = `
  <body style="margin: 3px; inline-size: 390px">
  ${['serif', 'sans-serif', 'monospace']
    .map(
      (family, index) =>
        `<p style="font: ${13 + index * 1.5}px ${family}">Sphinx of black quartz, judge my vow → ▾ 012</p>`,
    )
    .join('')}
  <select><option>any</option></select> <input type="checkbox" checked>
  <p style="block-size: 30px; border: 1px solid; border-radius: 12px; box-shadow: 0 2px 6px rgb(0 0 0 / 40%);
    background: linear-gradient(hsl(210 100% 45%), hsl(48 100% 64% / 50%))"></p>
  </body>`;

/** The bytes of a picture's pixels: its file may be compressed otherwise on another processor. Runs in a page. */
async function pixelsOf(picture: string): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  context.drawImage(image, 0, 0);
  return [...context.getImageData(0, 0, image.width, image.height).data];
}

/**
 * Finds out how a Chromium draws.
 *
 * @param program path of the browser
 * @throws where it does not start
 */
export async function engineOf(program: string): Promise<Engine> {
  const {chromium} = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...DRAWING_ARGUMENTS],
    env: {...process.env, ...DRAWING_ENVIRONMENT},
  });
  try {
    const page = await browser.newPage({viewport: {width: 400, height: 200}});
    await page.setContent(SAMPLE);
    const picture = await page.screenshot();
    const pixels = await page.evaluate(pixelsOf, picture.toString('base64'));
    const drawing = createHash('sha256').update(Uint8Array.from(pixels)).digest('hex');
    return {chromium: Number.parseInt(browser.version(), 10), drawing: drawing.slice(0, 32)};
  } finally {
    await browser.close();
  }
}

/**
 * Why the snapshots say nothing about the site in another engine than theirs: it draws the same page otherwise.
 *
 * @param recorded the engine of the snapshots
 * @returns `undefined` where the engine is the same
 */
export function engineProblem(recorded: Engine | undefined, found: Engine): string | undefined {
  if (!recorded) {
    return 'there are no snapshots yet';
  }
  if (recorded.chromium !== found.chromium) {
    return `the snapshots were taken with Chromium ${recorded.chromium}, and this is Chromium ${found.chromium}`;
  }
  return recorded.drawing === found.drawing
    ? undefined
    : `the snapshots were taken with another build of Chromium ${found.chromium}, which draws letters otherwise`;
}
