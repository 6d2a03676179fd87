import {chromium} from '@playwright/test';
import {slownessOf} from '../tests/browser/slowProcessor';
import {median} from './bench/statistics';
import {CHROMIUM_ARGUMENTS, findChromium} from './chromium';
import {runBrowser} from './runners';
import type {Outcome} from './stage';

/** The fixed work is done so often: the median counts. */
const TIMES = 3;

async function slownessNow(): Promise<number> {
  const browser = await chromium.launch({executablePath: await findChromium(), args: CHROMIUM_ARGUMENTS});
  try {
    const samples: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      samples.push(await slownessOf(browser));
    }
    return median(samples);
  } finally {
    await browser.close();
  }
}

/** Runs the tests of milliseconds, unless the machine is too slow at the moment for them to say something about the site. */
export async function runSpeedTests(): Promise<Outcome> {
  const slowness = await slownessNow();
  return slowness > 1
    ? {
        passed: 0,
        failed: 0,
        leftOut: `this machine takes ${slowness.toFixed(1)} times longer than usual at the moment`,
      }
    : runBrowser({projects: ['speed']});
}
