import {serveBuild, type RunningServer} from '../../../scripts/server/server';
import {test as base} from '../test';

/** The build of the small site, which the stage "small site" makes: tests/sites/versionsSite.ts. */
const BUILD = process.env['SMALL_SITE_BUILD'];

interface WorkerFixtures {
  /** A server of the small site for the tests of one worker; none where it is not built. */
  readonly smallSite: RunningServer | undefined;
}

/** A test on the small site, to which its URLs lead. It is skipped where that site is not built. */
export const test = base.extend<object, WorkerFixtures>({
  smallSite: [
    // Playwright reads which fixtures are needed off this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = BUILD === undefined ? undefined : await serveBuild({folder: BUILD});
      await provide(server);
      await server?.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({smallSite}, provide, testInfo) => {
    testInfo.skip(!smallSite, 'SMALL_SITE_BUILD names no build: npm test makes one.');
    await provide(smallSite?.url);
  },
});

export {expect, startDemos} from '../test';
