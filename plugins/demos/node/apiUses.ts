import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiPageAddress, rowAddress} from '../../../src/site/apiAddresses';
import {API_PAGES} from '../../../src/site/apiPages';
import type {ApiUse, UsedComponent} from '../types';
import type {Watcher} from './demoFiles';

/** Where the API room writes the data of its pages, below Docusaurus' folder of generated files, at the pages' addresses. */
const API_DATA = 'api-reference/data';

/** The names of the props that have rows on an API page; none where the page's data is not there. */
function rowsOf(file: string): ReadonlySet<string> {
  if (!existsSync(file)) {
    return new Set();
  }
  const {props = []} = JSON.parse(readFileSync(file, 'utf8')) as {readonly props?: readonly {readonly name: string}[]};
  return new Set(props.map(({name}) => name));
}

/**
 * Where the components that a demo renders, and the props that it sets, are documented (issue 4, "Prop and demo, both
 * ways"). What has no page or no row, as an attribute of HTML, is left out.
 *
 * @param generatedFolder absolute path of Docusaurus' folder of generated files
 */
export function apiUses(components: readonly UsedComponent[], generatedFolder: string, watcher: Watcher): ApiUse[] {
  return components.flatMap(({name, props}): ApiUse[] => {
    const group = API_PAGES.find((pages) => pages.components.some((component) => component === name));
    if (!group) {
      return [];
    }
    const href = apiPageAddress(group.productId, name);
    const file = path.join(generatedFolder, API_DATA, href.replace(/\/$/, '.json'));
    watcher.uses(file);
    const rows = rowsOf(file);
    const documented = props.filter((prop) => rows.has(prop));
    return [
      {name, href, props: documented.map((prop) => ({name: prop, href: `${href}#${rowAddress(name, 'prop', prop)}`}))},
    ];
  });
}
