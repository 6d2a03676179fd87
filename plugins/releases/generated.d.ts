/** What `node/publish.ts` writes, as the theme components import it. */
declare module '@generated/releases/default/whats-new.js' {
  import type {Release, ReleaseSource} from '@site/plugins/releases/types';

  export const releases: ReleaseSource<readonly Release[]>;
  export const preReleases: ReleaseSource<readonly Release[]>;
  export const preReleaseCount: number;
}
