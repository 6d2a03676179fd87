import path from 'node:path';
import {PAGE_KINDS, SCREEN_WIDTHS, type PageKind} from '../tests/browser/pageKinds';
import {didYouMean} from '../src/text/nearestName';
import {PROJECT_ROOT} from '../src/node/project';
import type {CommandLine} from './commandLine';

/** What a page may look like apart from its width. */
const LOOKS = ['light', 'dark', 'forced', 'print'] as const;
export type Look = (typeof LOOKS)[number];

/** What a reader points with. */
const ALL_INPUTS = ['mouse', 'touch'] as const;
type Input = (typeof ALL_INPUTS)[number];

/** The browsers that draw, with what each can show: Firefox cannot be driven to print on a screen or to be touched. */
const BROWSERS = {
  chromium: {looks: LOOKS, inputs: ALL_INPUTS},
  firefox: {looks: ['light', 'dark', 'forced'], inputs: ['mouse']},
} as const satisfies Readonly<Record<string, Pick<ScreenshotOptions, 'looks' | 'inputs'>>>;
type BrowserName = keyof typeof BROWSERS;

export interface ScreenshotOptions {
  /** The folder that the pictures are written to. */
  readonly folder: string;
  /** The URL of the running site, without a slash at its end. */
  readonly url: string;
  readonly kinds: readonly PageKind[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
  readonly looks: readonly Look[];
  readonly inputs: readonly Input[];
  /** How much of a page is shown, in CSS pixels. */
  readonly height: number;
}

const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[];
const ALL_KINDS = Object.keys(PAGE_KINDS) as PageKind[];

interface DrawnScreenshots extends Omit<ScreenshotOptions, 'url'> {
  readonly browser: BrowserName;
  /** The folder of the build. */
  readonly build: string;
}

type Given = CommandLine['values'][string];

/** A list such as `api,charts`; all of the names where none is given. */
function readNames<Name extends string>(option: string, given: Given, known: readonly Name[]): Name[] {
  const names = given === undefined ? known : String(given).split(',');
  return names.map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (found === undefined) {
      throw new Error(
        `[screenshots] --${option} has "${name}", and knows ${known.join(', ')}.${didYouMean(name, known)}`,
      );
    }
    return found;
  });
}

function readPixels(option: string, given: string): number {
  const pixels = Number(given);
  if (!Number.isInteger(pixels) || pixels <= 0) {
    throw new Error(`[screenshots] --${option} has "${given}", and takes whole numbers of pixels.`);
  }
  return pixels;
}

/**
 * Reads the options of `npm run screenshots`.
 *
 * @throws for a name that is unknown, and for a size that is none
 */
export function readScreenshotOptions(values: CommandLine['values']): DrawnScreenshots {
  const {widths = SCREEN_WIDTHS.join(), height = '2400', out = 'test-results/screenshots', build = 'build'} = values;
  const [browser = 'chromium'] = readNames('browser', values['browser'] ?? 'chromium', BROWSER_NAMES);
  return {
    browser,
    kinds: readNames('kinds', values['kinds'], ALL_KINDS),
    looks: readNames<Look>('looks', values['looks'], BROWSERS[browser].looks),
    inputs: readNames<Input>('inputs', values['inputs'], BROWSERS[browser].inputs),
    widths: String(widths)
      .split(',')
      .map((width) => readPixels('widths', width)),
    height: readPixels('height', String(height)),
    folder: path.resolve(PROJECT_ROOT, String(out)),
    build: path.resolve(PROJECT_ROOT, String(build)),
  };
}
