import {publishedPath} from '../../../src/site/paths';
import type {DemoOnPage} from '../../../src/node/demoUsage/requirements';
import type {ApiProp, DemoLink, PageApi} from '../types';

/** How many props a demo sets: one that sets few is about those. */
function propCount({components}: DemoOnPage): number {
  return components.reduce((count, {props}) => count + props.length, 0);
}

/** The demos that set a prop, by component and prop: `DataGrid.rows`. */
function demosByProp(demos: readonly DemoOnPage[]): ReadonlyMap<string, readonly DemoLink[]> {
  const links = new Map<string, DemoLink[]>();
  const sorted = [...demos].sort((a, b) => propCount(a) - propCount(b) || a.file.localeCompare(b.file, 'en'));
  for (const {name, page, components} of sorted) {
    // A component that several packages export is the same one, wherever a demo imports it from.
    const used = new Set(components.flatMap((component) => component.props.map((prop) => `${component.name}.${prop}`)));
    for (const prop of used) {
      links.set(prop, [...(links.get(prop) ?? []), {name, href: `${publishedPath(page)}#${name}`}]);
    }
  }
  return links;
}

/** Gives the demos of a prop to every prop, those first that show little else. */
export function linkDemos(pages: readonly PageApi[], demos: readonly DemoOnPage[]): PageApi[] {
  const links = demosByProp(demos);
  return pages.map((api) => {
    const withDemos = (prop: ApiProp): ApiProp => ({...prop, demos: links.get(`${api.name}.${prop.name}`) ?? []});
    return api.kind === 'component' ? {...api, props: api.props.map(withDemos)} : api;
  });
}
