import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {demosBeside} from '../../../plugins/demos/node/remarkDemos';
import {didYouMean, nearestName} from '../../../src/text/nearestName';
import {PROJECT_FILES, PROJECT_ROOT} from '../projectFiles';
import {anchorsOf, type Anchor} from './anchors';
import {problemAt, isElement, nodesIn, type Page} from './page';

/** What was published on a page: URLs that people have linked to. */
export interface ListedPage {
  readonly route: string;
  readonly anchors?: readonly string[];
  readonly demos?: readonly string[];
}

/** Listed demos that may be any part of the page with that id: playgrounds, a catalog, code alone. */
const FREE_DEMO = /NoSnap$|^Codesandbox$|^CoreV5WithCoreV4$/;

/** The files that a page's own components come from: those it imports, and theme components by their name. */
function componentFiles(page: Page): string[] {
  const imported = nodesIn(page.tree)
    .filter(({type}) => type === 'mdxjsEsm')
    .flatMap(({value = ''}) => [...value.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)])
    .flatMap(([, source = '']) => {
      const location = source.startsWith('@site/')
        ? source.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(page.file), source);
      return ['', '.tsx', '/index.tsx'].map((ending) => location + ending);
    });
  const names = new Set(nodesIn(page.tree).flatMap((node) => (isElement(node) ? (node.name ?? []) : [])));
  const themes = PROJECT_FILES.filter((file) =>
    names.has(/^(?:plugins\/[^/]+|src)\/theme\/(\w+)\/index\.tsx$/.exec(file)?.[1] ?? ''),
  );
  return [...imported, ...themes];
}

/** Whether a component of the page carries an id, as text in its source: `id="WhatsNewLayoutNoSnap"`. */
function isInComponent(page: Page, id: string): boolean {
  return componentFiles(page)
    .map((file) => path.join(PROJECT_ROOT, file))
    .some(
      (file) => existsSync(file) && /\.tsx$/.test(file) && new RegExp(`['"]${id}['"]`).test(readFileSync(file, 'utf8')),
    );
}

/** The nearest line to look at for something that is missing: that of what is listed before it. */
function lineAfter(id: string, listed: readonly string[], present: readonly Anchor[]): number {
  const before = listed.slice(0, listed.indexOf(id)).reverse();
  const line = before.flatMap((earlier) => present.find((anchor) => anchor.id === earlier)?.line ?? [])[0];
  return line ?? 1;
}

/** The demos that the page means by names it does not have: that those are wrong is a problem of its own, told with them. */
function meantDemos({file}: Page, demoIds: ReadonlySet<string>): ReadonlySet<string | undefined> {
  const beside = demosBeside(path.join(PROJECT_ROOT, path.dirname(file)));
  const misspelt = [...demoIds].filter((id) => !beside.includes(id));
  return new Set(misspelt.map((id) => nearestName(id, beside)));
}

/**
 * What a page has lost of what was published on it.
 *
 * @returns problems with the line of what was published just before, or of what has nearly the name
 */
export function listedProblems(page: Page, {anchors = [], demos = []}: ListedPage): string[] {
  const present = anchorsOf(page);
  const ids = new Set(present.map(({id}) => id));
  const demoIds = new Set(present.filter(({kind}) => kind === 'demo').map(({id}) => id));
  const unlisted = present.filter(({id}) => !anchors.includes(id) && !demos.includes(id));

  const problem = (id: string, listed: readonly string[], what: string): string => {
    const near = didYouMean(
      id,
      unlisted.map((anchor) => anchor.id),
    );
    const meant = unlisted.find((anchor) => near.includes(`"${anchor.id}"`));
    return problemAt(page.file, meant?.line ?? lineAfter(id, listed, present), what + near);
  };
  const lostAnchors = anchors.filter((id) => !ids.has(id) && !isInComponent(page, id));
  const meant = meantDemos(page, demoIds);
  // A demo whose controls set props of a component may have become the playground of that component.
  const playgroundIds = new Set(present.filter(({kind}) => kind === 'playground').map(({id}) => id));
  const lostDemos = [...new Set(demos)].filter(
    (id) =>
      !meant.has(id) &&
      !demoIds.has(id) &&
      !playgroundIds.has(id) &&
      !(FREE_DEMO.test(id) && (ids.has(id) || isInComponent(page, id))),
  );
  return [
    ...lostAnchors.map((id) =>
      problem(id, anchors, `no heading carries the published anchor "${id}". Write it behind one: {/* #${id} */}.`),
    ),
    ...lostDemos.map((id) =>
      problem(id, demos, `the published demo "${id}" is not on the page. Show it: <Demo name="${id}" />.`),
    ),
  ];
}
