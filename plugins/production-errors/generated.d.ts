/** What `node/collect.ts` reads from the installed packages. */
declare module '@generated/production-errors/default/errors.json' {
  import type {NumberedError} from '@site/plugins/production-errors/types';

  const errors: readonly NumberedError[];
  export default errors;
}
