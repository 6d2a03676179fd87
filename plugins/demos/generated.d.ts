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

/** Lists of all groups of demos, one for each folder below the docs, written by `node/demoGroupsList.ts`. */
declare module '@generated/demos/default/demoGroups' {
  import type {DemoGroups} from '@site/plugins/demos/client/codeFrame/inside/FrameSession';

  const groups: Readonly<Record<string, () => Promise<{readonly default: DemoGroups}>>>;
  export default groups;
}

/** URL of the document in which readers' code runs, written by `node/frameDocument.ts`. */
declare module '@generated/demos/default/frameUrl' {
  const url: string;
  export default url;
}
