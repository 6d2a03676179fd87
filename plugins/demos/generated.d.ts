/** The packages that the editor can import, written by `node/editorData.ts`. */
declare module '@generated/demos/default/editorPackages' {
  import type {EditorPackages} from '@site/plugins/demos/types';

  const packages: readonly EditorPackages[];
  export default packages;
}

/** Every demo that a page shows, written by `node/demoIndex.ts`. */
declare module '@generated/demos/default/demoIndex' {
  import type {DemoInfo} from '@site/plugins/demos/types';

  const demos: Readonly<Record<string, DemoInfo>>;
  export default demos;
}
