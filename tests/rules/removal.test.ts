import {existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {connectPlugins} from '../../src/node/contributions';
import {PROJECT_FILES, PROJECT_ROOT, readProjectFile} from './projectFiles';

/** The plugins without which the site has no pages. */
const NEEDED = ['docs'];

const listed = (config.plugins ?? []) as [file: string, options: object][];
const plugins = listed.flatMap(([file]) => /^\.\/plugins\/([^/]+)\//.exec(file)?.[1] ?? []);
const optional = plugins.filter((plugin) => !NEEDED.includes(plugin));
const code = PROJECT_FILES.filter((file) => /^(?:plugins|src)\/.*\.tsx?$/.test(file));
const STOCK_THEME = path.join(PROJECT_ROOT, 'node_modules/@docusaurus/theme-classic/lib/theme');

/** `DemoToolbar/VariantChoice` of the files of a theme folder. */
function themeNames(folder: string): string[] {
  return code
    .filter((file) => file.startsWith(`${folder}/theme/`))
    .map((file) => file.slice(`${folder}/theme/`.length).replace(/(?:\/index)?\.tsx?$/, ''));
}

const fallbacks = themeNames('src/fallbacks');

/** What the site imports by a pattern, from files that are not a plugin's own: `@site/src/ui/PlanTag`. */
function importedFromOutside(plugin: string, pattern: RegExp): Map<string, string> {
  const outside = code.filter((file) => !file.startsWith(`plugins/${plugin}/`));
  return new Map(
    outside.flatMap((file) =>
      [...readProjectFile(file).matchAll(pattern)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

test('every folder of plugins/ is listed in the config', () => {
  const folders = new Set(PROJECT_FILES.flatMap((file) => /^plugins\/([^/]+)\//.exec(file)?.[1] ?? []));
  expect([...folders].sort()).toEqual([...plugins].sort());
});

describe.each(optional)('without the plugin %s', (plugin) => {
  const left = listed.filter(([file]) => file !== `./plugins/${plugin}/index.ts`);

  test('the config resolves', () => {
    const files = (connectPlugins(left) as PluginConfig[]).map((entry) => (Array.isArray(entry) ? entry[0] : entry));
    expect(files).toEqual(left.map(([file]) => file));
  });

  test('every @theme name resolves', () => {
    const own = themeNames(`plugins/${plugin}`);
    const lost = [...importedFromOutside(plugin, /['"]@theme\/([\w/]+)['"]/g)].filter(
      ([name]) => own.includes(name) && !fallbacks.includes(name) && !existsSync(path.join(STOCK_THEME, name)),
    );
    expect(lost).toEqual([]);
  });

  test('nothing imports the data that it generates', () => {
    const imported = importedFromOutside(plugin, /['"](@generated\/[\w-]+)\//g);
    expect(imported.get(`@generated/${plugin}`)).toBeUndefined();
  });
});

test('every fallback stands for a name of a plugin', () => {
  const offered = new Set(plugins.flatMap((plugin) => themeNames(`plugins/${plugin}`)));
  expect(fallbacks.filter((name) => !offered.has(name))).toEqual([]);
});
