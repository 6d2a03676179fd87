/** The one part of stylis, which carries no types, that this plugin uses. */
declare module 'stylis' {
  import type {StylisPlugin} from '@emotion/cache';

  export const prefixer: StylisPlugin;
}
