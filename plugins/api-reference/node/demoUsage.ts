import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {publishedPath} from '../../../src/site/paths';
import type {ApiProp, ComponentApi, DemoLink, PageApi} from '../types';

/** Where the demos plugin writes what its demos use, below Docusaurus' folder of generated files; its README tells the form. */
const USAGE_FILE = 'demos/usage.json';

interface ComponentUsage {
  readonly props: Readonly<Record<string, readonly string[]>>;
}

/** The demos that set each prop of each component of each package; demos are named by their file. */
interface DemoUsage {
  readonly demos: Readonly<Record<string, {readonly name: string; readonly page: string}>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, ComponentUsage>>>>;
}

const NO_USAGE: DemoUsage = {demos: {}, components: {}};

/**
 * What the demos of the site use, by the compiler's view of them.
 *
 * @param generatedFolder absolute path of Docusaurus' folder of generated files
 * @returns nothing used where a site has no demos plugin
 */
export function readDemoUsage(generatedFolder: string): DemoUsage {
  const file = path.join(generatedFolder, USAGE_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoUsage) : NO_USAGE;
}

/** How many props a demo sets: one that sets few is about those. */
function propCounts({components}: DemoUsage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const {props} of Object.values(components).flatMap((ofPackage) => Object.values(ofPackage))) {
    Object.values(props)
      .flat()
      .forEach((file) => counts.set(file, (counts.get(file) ?? 0) + 1));
  }
  return counts;
}

/** Gives the demos of a prop to every prop, those first that show little else. */
export function linkDemos(pages: readonly PageApi[], usage: DemoUsage): PageApi[] {
  const counts = propCounts(usage);
  const linksTo = (files: readonly string[]): DemoLink[] =>
    [...new Set(files)]
      .sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || a.localeCompare(b, 'en'))
      .flatMap((file) => {
        const demo = usage.demos[file];
        return demo ? [{name: demo.name, href: `${publishedPath(demo.page)}#${demo.name}`}] : [];
      });
  const link = (api: ComponentApi): ComponentApi => {
    // A component that several packages export is the same one, wherever a demo imports it from.
    const uses = Object.values(usage.components).flatMap((ofPackage): readonly ComponentUsage[] => {
      const used = ofPackage[api.name];
      return used ? [used] : [];
    });
    const withDemos = (prop: ApiProp): ApiProp => ({
      ...prop,
      demos: linksTo(uses.flatMap(({props}) => props[prop.name] ?? [])),
    });
    return {...api, props: api.props.map(withDemos)};
  };
  return pages.map((api) => (api.kind === 'component' ? link(api) : api));
}
