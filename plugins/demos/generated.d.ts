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

/** All demos in groups, by the path of each group's first file from the project's root, written by `node/demoGroupsList.ts`. */
declare module '@generated/demos/default/demoGroups' {
  import type {DemoModule} from '@site/plugins/demos/types';

  const groups: Readonly<Record<string, () => Promise<{readonly demos: Readonly<Record<string, DemoModule>>}>>>;
  export default groups;
}

/** URL of the document in which readers' code runs, written by `node/frameDocument.ts`. */
declare module '@generated/demos/default/frameUrl' {
  const url: string;
  export default url;
}
