import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiPagePath, rowId} from '../../../src/site/apiPaths';
import {API_PAGES} from '../../../src/site/apiPages';
import {inVersion} from '../../../src/site/paths';
import {PROJECT_ROOT, projectPath} from '../../../src/node/project';
import {apiFolderOf, versionOfFile} from '../../../src/node/versions';
import type {ApiUse, UsedComponent} from '../types';
import type {Watcher} from './demoFiles';

/** Where the API plugin writes the data of its pages, below Docusaurus' folder of generated files, at the pages' URLs. */
const API_DATA = 'api-reference/data';
/** Where it keeps that of an older version, below the folder of the version. */
const SNAPSHOT_DATA = 'data';

/** The names of the props that have rows on an API page; none where the page's data is not there. */
function rowsOf(file: string): ReadonlySet<string> {
  if (!existsSync(file)) {
    return new Set();
  }
  const {props = []} = JSON.parse(readFileSync(file, 'utf8')) as {readonly props?: readonly {readonly name: string}[]};
  return new Set(props.map(({name}) => name));
}

/** The API pages of the version that a demo is of. */
export interface ApiOfDemo {
  /** The older version; none for the current one. */
  readonly version: string | undefined;
  /** Absolute path of the folder that holds the pages' data, laid out by URLs. */
  readonly dataFolder: string;
}

/**
 * Where the data of a demo's version lies.
 *
 * @param file absolute path of the demo
 * @param generatedFolder absolute path of Docusaurus' folder of generated files, where today's data is
 */
export function apiOfDemo(file: string, generatedFolder: string): ApiOfDemo {
  const version = versionOfFile(projectPath(file));
  const dataFolder =
    version === undefined
      ? path.join(generatedFolder, API_DATA)
      : path.join(PROJECT_ROOT, apiFolderOf(version), SNAPSHOT_DATA);
  return {version, dataFolder};
}

/**
 * Where the components that a demo renders, and the props that it sets, are documented. What has no page or no row, as an attribute of HTML, is left out.
 */
export function apiUses(
  components: readonly UsedComponent[],
  {version, dataFolder}: ApiOfDemo,
  watcher: Watcher,
): ApiUse[] {
  return components.flatMap(({name, props}): ApiUse[] => {
    const group = API_PAGES.find((pages) => pages.components.some((component) => component === name));
    if (!group) {
      return [];
    }
    const href = inVersion(apiPagePath(group.productId, name), version);
    const file = path.join(dataFolder, href.replace(/\/$/, '.json'));
    if (version !== undefined && !existsSync(file)) {
      // The component came after that version.
      return [];
    }
    watcher.uses(file);
    const rows = rowsOf(file);
    const documented = props.filter((prop) => rows.has(prop));
    return [
      {name, href, props: documented.map((prop) => ({name: prop, href: `${href}#${rowId(name, 'prop', prop)}`}))},
    ];
  });
}
