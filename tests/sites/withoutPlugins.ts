import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The plugins without which the site has no pages. */
const NEEDED_PLUGINS = ['docs'];

/** What plugins that are taken out wrote, and pages that show it. */
const LEFT_BEHIND = ['docs/api', 'versions.json', 'versioned_docs', 'versioned_sidebars', 'versioned_api', 'i18n'];

const SIDEBARS = `import {fromEntries} from './src/node/sidebars/fromEntries';

export default fromEntries([{pathname: '/x/introduction/licensing'}, {pathname: '/x/react-tree-view'}]);
`;

/**
 * Takes every plugin out of a copy of the site that can be taken out: its folder, and its line in the config.
 *
 * @returns the names of the plugins that are gone
 */
export function takeOutPlugins(folder: string): string[] {
  const gone = readdirSync(path.join(folder, 'plugins')).filter((plugin) => !NEEDED_PLUGINS.includes(plugin));
  gone.forEach((plugin) => rmSync(path.join(folder, 'plugins', plugin), {recursive: true}));
  const file = path.join(folder, 'docusaurus.config.ts');
  const lines = readFileSync(file, 'utf8').split('\n');
  const isGone = (line: string): boolean => gone.some((plugin) => line.includes(`'./plugins/${plugin}/index.ts'`));
  // The pages of the copy link to many that only the whole site has, and the navigation plugin is removed.
  const config = lines.filter((line) => !isGone(line)).join('\n');
  writeFileSync(file, config.replaceAll("'throw'", "'ignore'"));
  LEFT_BEHIND.forEach((name) => rmSync(path.join(folder, name), {recursive: true, force: true}));
  writeFileSync(path.join(folder, 'sidebars.ts'), SIDEBARS);
  return gone;
}
