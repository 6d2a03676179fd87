/** What the editor can import, written by `node/editorData.ts`. */
declare module '@generated/demos/default/editorPackages' {
  import type {EditorPackages} from '@site/plugins/demos/types';

  const packages: readonly EditorPackages[];
  export default packages;
}
