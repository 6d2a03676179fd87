/** What `node/releases.ts` reads from the installed packages. */
declare module '@generated/navigation/default/releases.json' {
  import type {PackageRelease} from '@site/plugins/navigation/types';

  const releases: readonly PackageRelease[];
  export default releases;
}
