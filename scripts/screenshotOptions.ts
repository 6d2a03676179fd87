import path from 'node:path';
import {PAGE_KINDS, SCREEN_WIDTHS, type PageKind} from '../tests/browser/pageKinds';
import {didYouMean} from '../src/text/nearestName';
import {PROJECT_ROOT} from '../src/node/project';
import type {CommandLine} from './commandLine';

/** What a page may look like apart from its width. */
const LOOKS = ['light', 'dark', 'forced', 'print'] as const;
type Look = (typeof LOOKS)[number];

/** What a reader points with. */
const ALL_INPUTS = ['mouse', 'touch'] as const;

export interface ScreenshotOptions {
  /** The folder that the pictures are written to. */
  readonly folder: string;
  /** The URL of the running site, without a slash at its end. */
  readonly url: string;
  readonly kinds: readonly PageKind[];
  /** In CSS pixels. */
  readonly widths: readonly number[];
  readonly looks: readonly Look[];
  readonly inputs: readonly (typeof ALL_INPUTS)[number][];
  /** How much of a page is shown, in CSS pixels. */
  readonly height: number;
}

const ALL_KINDS = Object.keys(PAGE_KINDS) as PageKind[];

interface DrawnScreenshots extends Omit<ScreenshotOptions, 'url'> {
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
  return {
    kinds: readNames('kinds', values['kinds'], ALL_KINDS),
    looks: readNames('looks', values['looks'], LOOKS),
    inputs: readNames('inputs', values['inputs'], ALL_INPUTS),
    widths: String(widths)
      .split(',')
      .map((width) => readPixels('widths', width)),
    height: readPixels('height', String(height)),
    folder: path.resolve(PROJECT_ROOT, String(out)),
    build: path.resolve(PROJECT_ROOT, String(build)),
  };
}
