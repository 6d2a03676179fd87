import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import {chromium} from '@playwright/test';
import {minify} from '@swc/core';
import {serveBuild} from './server/server';
import {wordsToRead} from '../plugins/search/client/matchTexts';
import {readQuery} from '../plugins/search/client/query';
import {textReader} from '../plugins/search/client/textReader';
import type {ShardedIndex, IndexedWord} from '../plugins/search/textIndex';
import {NAMES_FILE, TEXT_FILE, textShardFile} from '../plugins/search/urls';
import {loadedScripts} from '../tests/browser/pageWeight';
import {countTraffic} from '../tests/browser/settled';
import {builtSize, type BuiltSize} from '../tests/sites/builtSize';
import {makeScaleSite, type ScaleSize} from '../tests/sites/scaleSite';
import {buildSite, keepTrack, type BuildCost} from './scaleBuild';

/** A page of text of the product of which no page is generated: what others have must not weigh on it. */
const TEXT_PAGE = '/x/introduction/licensing/';

/** The scripts that all pages load; the others are the page's own. */
const SHARED_SCRIPT = /\/(?:main|react|routes|runtime~main)\.\w+\.js$/;

/** A first question of words that many pages have, which weigh most. */
const QUESTION = 'pin a column of the data grid';

/** Weights of a built site, in bytes; after gzip, unless said otherwise. */
export interface Weights {
  /** All scripts of the text page, minified as the deployed site's are. */
  readonly scripts: number;
  /** Those of them that are the text page's own: its text, and its product's sidebar. */
  readonly pageData: number;
  /** The HTML of the text page. */
  readonly html: number;
  /** What the first answer of the search loads. */
  readonly search: number;
  /** The largest page of all. */
  readonly largestHtml: {readonly file: string; readonly bytes: number};
}

export interface Measures {
  readonly asked: ScaleSize;
  readonly built: BuiltSize;
  readonly cost: BuildCost;
  readonly weights: Weights;
}

function gzipSize(content: string | Buffer): number {
  return gzipSync(content, {level: 9}).length;
}

async function weighScripts(build: string, browserPath: string): Promise<Pick<Weights, 'scripts' | 'pageData'>> {
  const server = await serveBuild({folder: build});
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const page = await browser.newPage();
    countTraffic(page);
    const scripts = await loadedScripts(page, `${server.url}${TEXT_PAGE}`);
    const weighed = await Promise.all(
      scripts.map(async ({url, text}) => {
        const {code} = await minify(text, getSwcJsMinimizerOptions());
        return {isShared: SHARED_SCRIPT.test(url), size: gzipSize(code)};
      }),
    );
    const sum = (sizes: typeof weighed): number => sizes.reduce((total, {size}) => total + size, 0);
    return {scripts: sum(weighed), pageData: sum(weighed.filter(({isShared}) => !isShared))};
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What the first answer of the search loads, but for its scripts. */
async function weighSearch(build: string): Promise<number> {
  const sizes: number[] = [];
  const read = <Content>(file: string): Content => {
    const content = readFileSync(path.join(build, file), 'utf8');
    sizes.push(gzipSize(content));
    return JSON.parse(content) as Content;
  };
  read(NAMES_FILE);
  const readText = textReader(Promise.resolve(read<ShardedIndex>(TEXT_FILE)), (file) =>
    Promise.resolve(read<readonly IndexedWord[]>(textShardFile(file))),
  );
  await readText(wordsToRead(readQuery(QUESTION)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function largestPage(build: string, weigh: (file: string) => number): Weights['largestHtml'] {
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, bytes: weigh(file)}));
  return pages.reduce((largest, page) => (page.bytes > largest.bytes ? page : largest), {file: '', bytes: 0});
}

/**
 * Makes a site of a size, builds it and weighs it.
 *
 * @param browserPath the Chromium that loads its pages
 * @throws if the build fails
 */
export async function measureSite(asked: ScaleSize, browserPath: string): Promise<Measures> {
  const folder = keepTrack(await makeScaleSite(asked));
  console.log(`Building ${asked.pages} pages with ${asked.demos} demos in ${folder} …`);
  const cost = await buildSite(folder);
  const build = path.join(folder, 'build');
  const weigh = (file: string): number => gzipSize(readFileSync(path.join(build, file)));
  const weights = {
    ...(await weighScripts(build, browserPath)),
    html: weigh(`${TEXT_PAGE}index.html`),
    search: await weighSearch(build),
    largestHtml: largestPage(build, weigh),
  };
  return {asked, built: builtSize(build), cost, weights};
}
