import {defineConfig} from '@playwright/test';
import {chromiumCandidates} from '../scripts/chromium';

/** What a browser without a screen needs inside a container. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];

export default defineConfig({
  testDir: './browser',
  outputDir: '../test-results',
  globalSetup: './browser/serve.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Many tests measure time, on machines with other work. How many may need it: scripts/runnerReports.ts.
  retries: 1,
  timeout: 60_000,
  // What has to be quicker says so itself.
  expect: {timeout: 10_000},
  reporter: 'dot',
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env['SITE_ADDRESS'],
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: chromiumCandidates(process.env)[0], args: ARGUMENTS},
  },
});
