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

/** How many demos a prop lists at most: every demo of a grid sets `rows`, and each name weighs on the page. */
const MOST_DEMOS = 40;

/** The grids, whose props the larger ones share with the smaller. */
const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'];

/**
 * The components whose demos show a prop of a component: itself first, then those that have the same prop. A grid shares
 * its props with the other grids; a picker hands its props on to its form for desktops, phones and pages (`StaticDatePicker`).
 */
function relatedComponents(component: string): readonly string[] {
  if (GRIDS.includes(component)) {
    return [component, ...GRIDS.filter((grid) => grid !== component)];
  }
  const [, responsive] = /^(?:Desktop|Mobile|Static)(\w+Picker)$/.exec(component) ?? [];
  return responsive === undefined ? [component] : [component, responsive];
}

/** Gives the demos of a prop to every prop: the component's own first, and among them those that show little else. */
export function linkDemos(pages: readonly PageApi[], demos: readonly DemoOnPage[]): PageApi[] {
  const links = demosByProp(demos);
  return pages.map((api) => {
    const related = relatedComponents(api.name);
    const demosOf = (prop: string): DemoLink[] => {
      const found = related.flatMap((component) => links.get(`${component}.${prop}`) ?? []);
      // A demo may render several of the components.
      return [...new Map(found.map((link) => [link.href, link])).values()].slice(0, MOST_DEMOS);
    };
    const withDemos = (prop: ApiProp): ApiProp => ({...prop, demos: demosOf(prop.name)});
    return api.kind === 'component' ? {...api, props: api.props.map(withDemos)} : api;
  });
}
