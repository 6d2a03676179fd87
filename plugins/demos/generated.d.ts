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

/** What each demo imports, by the path of its file from the project's root, written by `node/demoModulesList.ts`. */
declare module '@generated/demos/default/demoModules' {
  import type {DemoModule} from '@site/plugins/demos/types';

  const modules: Readonly<Record<string, () => Promise<DemoModule>>>;
  export default modules;
}

/** URL of the document in which readers' code runs, written by `node/frameDocument.ts`. */
declare module '@generated/demos/default/frameUrl' {
  const url: string;
  export default url;
}
