/** What `node/releases.ts` reads from the installed packages. */
declare module '@generated/navigation/default/releases.json' {
  import type {PackageRelease} from '@site/plugins/navigation/types';

  const releases: readonly PackageRelease[];
  export default releases;
}

/** The pages that the sidebars list. */
declare module '@generated/navigation/default/pages.json' {
  import type {ListedPage} from '@site/src/site/navigation';

  const pages: readonly ListedPage[];
  export default pages;
}

/** The versions of the site; empty if there is only one. */
declare module '@generated/navigation/default/versions.json' {
  import type {VersionMap} from '@site/plugins/navigation/types';

  const versions: readonly VersionMap[];
  export default versions;
}
