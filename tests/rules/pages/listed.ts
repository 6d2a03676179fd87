import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {demosBeside} from '../../../plugins/demos/node/remarkDemos';
import {didYouMean, nearestName} from '../../../src/text/nearestName';
import {PROJECT_FILES, PROJECT_ROOT} from '../projectFiles';
import {anchorsOf, type Anchor} from './anchors';
import {problemAt, isElement, nodesIn, type Page} from './page';

/** The anchors of a published page, which people have linked to. */
export interface ListedPage {
  readonly route: string;
  readonly anchors?: readonly string[];
  readonly demos?: readonly string[];
}

/** Published demos that may now be any element with that id: a playground, a catalog, a fence. */
const FREE_DEMO = /NoSnap$|^Codesandbox$|^CoreV5WithCoreV4$/;

/** The source files of a page's components: imported ones, and theme components by their name. */
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

/** Whether the source of one of the page's components contains an id: `id="WhatsNewLayoutNoSnap"`. */
function isInComponent(page: Page, id: string): boolean {
  return componentFiles(page)
    .map((file) => path.join(PROJECT_ROOT, file))
    .some(
      (file) => existsSync(file) && /\.tsx$/.test(file) && new RegExp(`['"]${id}['"]`).test(readFileSync(file, 'utf8')),
    );
}

/** The line to report for a missing anchor: that of the anchor before it. */
function lineAfter(id: string, listed: readonly string[], present: readonly Anchor[]): number {
  const before = listed.slice(0, listed.indexOf(id)).reverse();
  const line = before.flatMap((earlier) => present.find((anchor) => anchor.id === earlier)?.line ?? [])[0];
  return line ?? 1;
}

/** Demos that the page shows under a misspelt name, which is reported as a problem of its own. */
function meantDemos({file}: Page, demoIds: ReadonlySet<string>): ReadonlySet<string | undefined> {
  const beside = demosBeside(path.join(PROJECT_ROOT, path.dirname(file)));
  const misspelt = [...demoIds].filter((id) => !beside.includes(id));
  return new Set(misspelt.map((id) => nearestName(id, beside)));
}

/**
 * Published anchors that a page has lost.
 *
 * @returns problems with the line of the anchor before it, or of an anchor with a similar name
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
  // A demo with controls for props may have been replaced by the component's playground.
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
