import {allPages, isBuilt, pageAt} from './builtPages';
import {BUILT_FILES} from './builtFiles';
import {attribute, type BuiltPage} from './pageTree';
import {fixturePage, testRule} from './rule';

const ORIGIN = 'https://site.invalid';

/** Attributes with URLs of other files, by element. */
const REFERENCES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  iframe: ['src'],
};

/** Relations of a `<link>` that browsers do not fetch. Their URLs are on the deployed host. */
const NOT_FETCHED = ['canonical', 'alternate', 'preconnect', 'dns-prefetch'];

/** Why a path of the site is broken; `undefined` for a valid path. */
function pathProblem(route: string): string | undefined {
  // Pages of other languages are files too.
  if (BUILT_FILES.has(route.slice(1)) || BUILT_FILES.has(`${route.slice(1)}index.html`) || isBuilt(route)) {
    return undefined;
  }
  return isBuilt(`${route}/`) ? 'lacks the slash at its end' : 'does not exist';
}

/** Why a URL in a page is broken; `undefined` for a valid or an external one. */
function problemOf(page: BuiltPage, url: string): string | undefined {
  const base = `${ORIGIN}${page.route}`;
  if (!URL.canParse(url, base)) {
    return `${url} is no URL`;
  }
  const target = new URL(url, base);
  if (target.origin !== ORIGIN) {
    return undefined;
  }
  const route = decodeURI(target.pathname);
  const targetPage = route === page.route ? page : pageAt(route);
  if (!targetPage) {
    const problem = pathProblem(route);
    return problem && `${url} ${problem}`;
  }
  const anchor = decodeURIComponent(target.hash.slice(1));
  // The state of a playground follows its id.
  const [id = ''] = anchor.split('=p1');
  return id === '' || targetPage.anchors.has(id) ? undefined : `${url} has no such anchor`;
}

function linkProblems(page: BuiltPage): string[] {
  const urls = Object.entries(REFERENCES).flatMap(([tagName, names]) =>
    (page.elementsByTagName.get(tagName) ?? [])
      .filter((element) => !NOT_FETCHED.includes(attribute(element, 'rel') ?? ''))
      .flatMap((element) => names.flatMap((name) => attribute(element, name) ?? [])),
  );
  return [...new Set(urls)].flatMap((url) => problemOf(page, url) ?? []);
}

const PLANTED = fixturePage(`
  <link rel="canonical" href="/nowhere/"><link rel="stylesheet" href="/nowhere.css"><script src="/nowhere.js"></script>
  <a href="/nowhere/">1</a> <a href="nowhere/">2</a> <a href="#nowhere">3</a> <a href="/x/introduction#a">4</a>
  <a href="/x/introduction/#nowhere">5</a> <a href="https://[">6</a> <a href="https://example.com/nowhere">7</a>
  <a href="#nowhere=p1(),sales">11</a> <a href="#here=p1(),sales">12</a>
  <a id="here" href="#here">8</a> <a href="/x/introduction/">9</a> <a href="/sitemap.xml">10</a>
  <img src="/nowhere.png" alt=""><video src="/nowhere.mp4" poster="/nowhere.jpg"><source src="/nowhere.webm"></video>
  <iframe src="/nowhere.html"></iframe>`);

export function linkTests(): void {
  testRule('every link and file exists', {
    rule: linkProblems,
    pages: allPages,
    planted: [
      [
        PLANTED,
        [
          '/nowhere/ does not exist',
          'nowhere/ does not exist',
          '#nowhere has no such anchor',
          '/x/introduction#a lacks the slash at its end',
          '/x/introduction/#nowhere has no such anchor',
          'https://[ is no URL',
          '#nowhere=p1(),sales has no such anchor',
          '/nowhere.png does not exist',
          '/nowhere.css does not exist',
          '/nowhere.js does not exist',
          '/nowhere.webm does not exist',
          '/nowhere.mp4 does not exist',
          '/nowhere.jpg does not exist',
          '/nowhere.html does not exist',
        ],
      ],
    ],
  });
}
