import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {apiPagePath, rowId} from '../../../src/site/apiPaths';
import {API_PAGES} from '../../../src/site/apiPages';
import type {ComponentApi} from '../../../src/site/apiData';
import {inVersion} from '../../../src/site/paths';
import type {UsedComponent} from '../../../src/node/demoUsage/uses';
import {siteApi} from '../../../src/node/packages/api/loadExtraction';
import {PROJECT_ROOT} from '../../../src/node/project';
import {apiDataFolderOf} from '../../../src/node/versions';
import type {ApiUse} from '../types';

/** The API of a component in a version; nothing if it had no page there. */
async function apiOf(name: string, href: string, version: string | undefined, siteFolder: string) {
  if (version === undefined) {
    return (await siteApi()).components.find((component) => component.name === name);
  }
  const file = path.join(siteFolder, apiDataFolderOf(version), href.replace(/\/$/, '.json'));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ComponentApi) : undefined;
}

/**
 * Where the components that a demo renders, and the props that it sets, are documented. What has no page or no row, as an
 * attribute of HTML, is left out.
 *
 * @param version the older version that the demo is of; none for the current one
 */
export async function apiUses(
  components: readonly UsedComponent[],
  version: string | undefined,
  siteFolder = PROJECT_ROOT,
): Promise<ApiUse[]> {
  const uses = components.map(async ({name, props}): Promise<ApiUse[]> => {
    const group = API_PAGES.find((pages) => pages.components.some((component) => component === name));
    if (!group) {
      return [];
    }
    const href = inVersion(apiPagePath(group.productId, name), version);
    const rows = (await apiOf(name, href, version, siteFolder))?.props;
    const documented = props.filter((prop) => rows?.some((row) => row.name === prop));
    const places = documented.map((prop) => ({name: prop, href: `${href}#${rowId(name, 'prop', prop)}`}));
    return rows ? [{name, href, props: places}] : [];
  });
  return (await Promise.all(uses)).flat();
}
