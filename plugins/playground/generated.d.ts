/** What first states import, for the server's bundle; written by `node/serverModules.ts`. */
declare module '@generated/playground/default/serverModules' {
  import type {Require} from '@site/plugins/playground/client/modules';

  const require: Require;
  export default require;
}
