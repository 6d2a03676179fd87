/** Packages without types that demos, fences and this site import. */
declare module 'moment-hijri';
declare module 'moment-jalaali';
declare module 'stylis' {
  import type {StylisPlugin} from '@emotion/cache';

  /** The one part that is used. */
  export const prefixer: StylisPlugin;
}
