/** What `node/publish.ts` writes, as the theme components import it. */
declare module '@generated/releases/default/whats-new.js' {
  import type {Release} from '@site/plugins/releases/types';

  export const releases: readonly Release[] | undefined;
  export const loadPreReleases: () => Promise<{default: readonly Release[]}>;
  export const preReleaseCount: number;
}

declare module '@generated/releases/default/api-changes.js' {
  import type {ReleaseChanges} from '@site/plugins/releases/types';

  const changes: readonly ReleaseChanges[] | undefined;
  export default changes;
}
