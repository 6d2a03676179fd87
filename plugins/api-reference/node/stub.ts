import type {ComponentApi, GuideLink} from '../types';

/** Stands in every page this room writes, so that it never removes a page that it did not write. */
export const STUB_MARK = '{/* Written by plugins/api-reference from the installed packages. Changes are lost. */}';

/** What stands beside the rows and is small: it is hydrated, so that its links lead on without a reload. */
function intro(api: ComponentApi, guides: readonly GuideLink[]): string {
  const {packageName, packageVersion, plan} = api;
  return `<ApiIntro {...${JSON.stringify({packageName, packageVersion, plan, guides})}} />`;
}

function importBlocks({name, importPaths}: ComponentApi): string[] {
  return importPaths.map((path) => `\`\`\`tsx\nimport { ${name} } from '${path}';\n\`\`\``);
}

/** What a page's bundle imports its data by. */
export interface StubModules {
  /** `@generated/api-reference/data/tree-view/tree-item.json` */
  readonly dataModule: string;
  /** `@generated/api-reference/data/tree-view/types.json` */
  readonly typesModule: string;
}

/**
 * The MDX of an API page. Its headings are plain Markdown, so that the table of contents has them; their ids are those
 * under which the sections were published. The rows come from theme components, which get the data on the server only.
 *
 */
export function stubText(
  api: ComponentApi,
  guides: readonly GuideLink[],
  {dataModule, typesModule}: StubModules,
): string {
  const {name, packageName, productId} = api;
  const specifier = JSON.stringify(dataModule);
  const parts = [
    'props',
    api.slots.length > 0 && 'slots',
    api.classes.length > 0 && 'CSS classes',
    api.theme && 'theme name',
  ];
  const description = `API of the ${name} component of ${packageName}: import, ${parts.filter(Boolean).join(', ')}.`;
  const hasNotes = api.refType !== null || api.inheritance !== null;
  const sections = [
    ['## Import {/* #import */}', ...importBlocks(api)],
    ['<ApiToolbar />', '## Props {/* #props */}', '<ApiProps page={apiPage} />'],
    hasNotes ? ['### Inheritance {/* #inheritance */}', '<ApiInheritance page={apiPage} />'] : [],
    api.slots.length > 0 ? ['## Slots {/* #slots */}', '<ApiSlots page={apiPage} />'] : [],
    api.classes.length > 0 ? ['## CSS classes {/* #classes */}', '<ApiClasses page={apiPage} />'] : [],
    api.classes.some(({isState}) => isState)
      ? ['### State classes {/* #state-classes */}', '<ApiStateClasses page={apiPage} />']
      : [],
    api.theme ? ['## Theme {/* #theme-default-props */}', '<ApiTheme page={apiPage} />'] : [],
  ];
  const components = [...new Set(sections.flat().flatMap((line) => /^<(Api\w+)/.exec(line)?.[1] ?? []))];
  return [
    [
      '---',
      `title: ${JSON.stringify(name)}`,
      `description: ${JSON.stringify(description)}`,
      `productId: ${JSON.stringify(productId)}`,
      'custom_edit_url: null',
      '---',
    ].join('\n'),
    STUB_MARK,
    ['ApiIntro', ...components].map((component) => `import ${component} from '@theme/${component}';`).join('\n'),
    // The browser's bundle keeps only the import, which it runs when a reader comes from another page.
    [
      'export const apiPage = {',
      `  loaded: __SERVER_BUNDLE__ ? require(${specifier}) : undefined,`,
      `  load: () => import(${specifier}),`,
      `  loadTypes: () => import(${JSON.stringify(typesModule)}),`,
      '};',
    ].join('\n'),
    intro(api, guides),
    ...sections.flat(),
    '',
  ].join('\n\n');
}
