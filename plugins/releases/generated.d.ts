/** What `node/publish.ts` writes, as the theme components import it. */
declare module '@generated/releases/default/whats-new.js' {
  import type {Release, ReleaseSource} from '@site/plugins/releases/types';

  export const releases: ReleaseSource<readonly Release[]>;
  export const preReleases: ReleaseSource<readonly Release[]>;
  export const preReleaseCount: number;
}

declare module '@generated/releases/default/api-changes.js' {
  import type {ReleaseChanges, ReleaseSource} from '@site/plugins/releases/types';

  const changes: ReleaseSource<readonly ReleaseChanges[]>;
  export default changes;
}
