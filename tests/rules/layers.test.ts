import {importsOf, type Import} from './imports';
import {PROJECT_FILES, readProjectFile} from './projectFiles';

/** The nodes of the diagram in CONTRIBUTING.md, with the beginning of their files' paths. */
const LAYERS = {
  config: 'docusaurus.config.ts',
  sidebars: 'sidebars.ts',
  theme: 'src/theme/',
  pages: 'src/pages/',
  plugins: 'plugins/',
  fallbacks: 'src/fallbacks/',
  css: 'src/css/',
  ui: 'src/ui/',
  node: 'src/node/',
  text: 'src/text/',
  site: 'src/site/',
} as const;

type Layer = keyof typeof LAYERS;

function layerOf(file: string): Layer | undefined {
  return (Object.keys(LAYERS) as Layer[]).find((layer) => file.startsWith(LAYERS[layer]));
}

const code = PROJECT_FILES.filter((file) => layerOf(file) !== undefined && /\.(?:tsx?|mjs|cjs)$/.test(file));
const imports = code.flatMap(importsOf);

/** `plugins -> site`, each with an import between the two layers. */
function arrows(found: readonly Import[]): Map<string, string> {
  return new Map(
    found.flatMap(({from, to}) => {
      const [above, below] = [layerOf(from), to === undefined ? undefined : layerOf(to)];
      return above && below && above !== below ? [[`${above} -> ${below}`, `${from} -> ${to}`] as const] : [];
    }),
  );
}

/** The solid arrows of the diagram; dotted arrows are not imports. */
function drawn(): string[] {
  const [, diagram = ''] = /```mermaid\n([\s\S]*?)```/.exec(readProjectFile('CONTRIBUTING.md')) ?? [];
  return [...diagram.matchAll(/^ *(\w+)\S*(?: [^\n]*?\])?(?:\[[^\]]*\])? --> (.+)$/gm)]
    .flatMap(([, from = '', to = '']) => to.split('&').map((name) => `${from} -> ${name.trim()}`))
    .sort();
}

test('the diagram in CONTRIBUTING.md shows the imports that there are', () => {
  const found = arrows(imports);
  expect([...found].filter(([arrow]) => !drawn().includes(arrow))).toEqual([]);
  expect(drawn()).toEqual([...found.keys()].sort());
});

test('no plugin imports another', () => {
  const pluginOf = (file: string): string | undefined => /^plugins\/([^/]+)/.exec(file)?.[1];
  const across = imports.filter(
    ({from, to}) => pluginOf(from) && to && pluginOf(to) && pluginOf(from) !== pluginOf(to),
  );
  expect(across.map(({from, to}) => `${from} -> ${to}`)).toEqual([]);
});

/** Files that import each other in a circle, if there are some. */
function circle(): string[] {
  const targets = new Map(code.map((file) => [file, importsOf(file).flatMap(({to}) => to ?? [])]));
  const done = new Set<string>();
  const visit = (file: string, above: readonly string[]): string[] => {
    if (above.includes(file)) {
      return [...above.slice(above.indexOf(file)), file];
    }
    if (done.has(file)) {
      return [];
    }
    const found = (targets.get(file) ?? [])
      .map((target) => visit(target, [...above, file]))
      .find(({length}) => length > 0);
    done.add(file);
    return found ?? [];
  };
  return code.map((file) => visit(file, [])).find(({length}) => length > 0) ?? [];
}

test('no files import each other in a circle', () => {
  expect(circle()).toEqual([]);
});
