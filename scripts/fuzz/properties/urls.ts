import assert from 'node:assert/strict';
import {decodable, decodablePath} from '../../../plugins/hosting/client/decodable';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {findDemo, playgroundUrl, type DemoIndex} from '../../../plugins/demos/client/playground/askedDemo';
import {nearestPages} from '../../../plugins/navigation/client/nearestPages';
import {linkedState, playgroundHash} from '../../../plugins/playground/client/playgroundHash';
import {
  LONGEST_ARGUMENT,
  readAskedError,
  shownArgument,
} from '../../../plugins/production-errors/client/readErrorQuery';
import {documentTitle, pageIdentity} from '../../../src/site/identity';
import {isAcceptedLanguage} from '../../../src/site/languages';
import type {ListedPage} from '../../../src/site/navigation';
import {canonicalPath, inLanguage, inVersion, readLanguage, readVersion, urlMeant} from '../../../src/site/paths';
import {PRODUCTS} from '../../../src/site/products';
import {CODE_STYLINGS, CODE_VARIANTS} from '../../../src/site/storage';
import {titleFromPath} from '../../../src/site/titles';
import {browserPath, hash, path, query} from '../generators';
import {inTime} from '../inTime';
import {property, type Property} from '../property';

/** The stock code decodes every hash that the router reads. */
export function decodableHashes(fix = decodable): Property {
  return property({
    name: 'decodable hashes',
    generate: hash,
    check(text) {
      const given = new URL(text, 'https://mui.com/x/').hash;
      const fixed = fix(given);
      decodeURIComponent(fixed);
      assert.equal(fix(fixed), fixed, 'fixed twice');
      // What could be decoded is left alone.
      assert.ok(fixed === given || !canDecode(given));
    },
  });
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The router decodes a path, and Docusaurus decodes it again. */
export function decodablePaths(fix = decodablePath): Property {
  return property({
    name: 'decodable paths',
    generate: browserPath,
    check(given) {
      const fixed = fix(given);
      decodeURI(decodeURI(fixed));
      assert.equal(fix(fixed), fixed, 'fixed twice');
      assert.equal(new URL(`https://mui.com${fixed}`).pathname, fixed, 'as the browser gives it back');
    },
  });
}

/** The page for unknown URLs leads elsewhere at most once, and never to another host. */
export function urlsMeant(meantBy = urlMeant): Property {
  return property({
    name: 'URLs meant',
    generate: browserPath,
    check(asked) {
      const given = decodeURI(decodablePath(asked));
      const meant = meantBy(given);
      if (meant !== undefined) {
        const url = new URL('https://mui.com/');
        url.pathname = meant;
        assert.match(url.pathname, /^\/(?!\/)/);
        assert.equal(meantBy(decodeURI(url.pathname)), undefined, `${meant} leads on`);
      }
    },
  });
}

/** A path is one of this host in each language, and the same page in both. */
export function languagePaths(move = inLanguage): Property {
  return property({
    name: 'paths in languages',
    generate: path,
    check(given) {
      const {userLanguage, path: page} = readLanguage(given);
      assert.ok(isAcceptedLanguage(userLanguage));
      assert.ok(page.startsWith('/'));
      const chinese = move(given, 'zh');
      assert.match(chinese, /^\/zh\//);
      if (!/^\/{2}/.test(given)) {
        assert.doesNotMatch(move(given, 'en'), /^\/{2}/, 'another host');
      }
      assert.match(canonicalPath(given), /^\/(?:[^?#]*[^?#/])?$/);
    },
  });
}

/** What is shown of a URL: titles, names of products, versions. */
export function identities(titleOf = documentTitle): Property {
  return property({
    name: 'identities of pages',
    generate: path,
    check(given) {
      const {productId, userLanguage} = pageIdentity(given);
      assert.ok(productId === null || PRODUCTS.some(({id}) => id === productId));
      assert.ok(isAcceptedLanguage(userLanguage));
      const {version, path: page} = readVersion(given);
      assert.equal(readVersion(inVersion(page, version)).version, version);
      assert.doesNotMatch(titleFromPath(given), /[/?#]/);
      assert.match(titleOf(titleFromPath(given), given), /\S/);
    },
  });
}

export function demoHashes(read = readDemoHash): Property {
  return property({
    name: 'hashes of demos',
    generate: hash,
    check(text) {
      const asked = read(text);
      assert.ok(!asked || /^[A-Z]\w*$/.test(asked.name));
      assert.ok(!asked?.codeVariant || CODE_VARIANTS.includes(asked.codeVariant));
      assert.ok(!asked?.styling || CODE_STYLINGS.includes(asked.styling));
      assert.ok(asked?.state === undefined || (asked.styling && text.endsWith(`=${asked.state}`)));
      const state = linkedState(text, 'bar-chart');
      assert.ok(state === undefined || playgroundHash('bar-chart', state) === text);
    },
  });
}

const DEMOS = {
  'react-charts/bars/BasicBars': {page: '/x/react-charts/bars', name: 'BasicBars'},
  'react-charts/lines/BasicLine': {page: '/x/react-charts/lines', name: 'BasicLine'},
  'react-charts/pie/BasicLine': {page: '/x/react-charts/pie', name: 'BasicLine'},
} as unknown as DemoIndex;

export function askedDemos(find = findDemo): Property {
  return property({
    name: 'demos that a URL asks for',
    generate: query,
    check(text) {
      const asked = new URLSearchParams(text).get('demo');
      const demo = asked === null ? undefined : find(DEMOS, asked);
      assert.ok(demo === undefined || Object.values(DEMOS).includes(demo));
      const again = demo && new URL(playgroundUrl(demo), 'https://mui.com').searchParams.get('demo');
      assert.equal(again && find(DEMOS, again), demo);
    },
  });
}

export function askedErrors(read = readAskedError): Property {
  return property({
    name: 'errors that a URL asks about',
    generate: query,
    check(text) {
      const {code, isAsked, args} = read(text);
      assert.ok(code === undefined || (Number.isInteger(code) && code >= 0 && isAsked));
      assert.ok(args.length <= 10);
      args.map(shownArgument).forEach((shown, index) => {
        assert.ok([...shown.text].length <= LONGEST_ARGUMENT && args[index]?.startsWith(shown.text));
      });
    },
  });
}

const PAGES: readonly ListedPage[] = [
  '/x/introduction/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/',
  '/x/api/charts/bar-chart/',
].map((url) => ({path: url, label: titleFromPath(url), above: []}));

/** In milliseconds, on a machine with other work: the page for unknown URLs looks for them while it renders. */
const MOST_FOR_NEAREST = 1000;

export function nearest(find = nearestPages): Property {
  return property({
    name: 'nearest pages',
    generate: path,
    async check(given) {
      const found = await inTime(MOST_FOR_NEAREST, () => find(given, PAGES, 3));
      assert.ok(found.length <= 3 && new Set(found).size === found.length);
      assert.ok(found.every((page) => PAGES.includes(page)));
    },
  });
}
