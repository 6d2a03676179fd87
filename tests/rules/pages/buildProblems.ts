import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {contributions as apiContributions} from '../../../plugins/api-reference';
import {apiFiles, DATA_FOLDER} from '../../../plugins/api-reference/node/apiFiles';
import {publishFiles} from '../../../plugins/api-reference/node/publish';
import remarkApi from '../../../plugins/api-reference/node/remarkApi';
import remarkApiTables from '../../../plugins/api-reference/node/remarkApiTables';
import remarkLocaleTable from '../../../plugins/api-reference/node/remarkLocaleTable';
import remarkSince from '../../../plugins/api-reference/node/remarkSince';
import remarkLiveFences from '../../../plugins/demos/node/remarkLiveFences';
import {ADMONITIONS} from '../../../plugins/docs/node/admonitions';
import codeFences from '../../../plugins/docs/node/codeFences';
import packageVersions from '../../../plugins/docs/node/packageVersions';
import pageFonts from '../../../plugins/docs/node/pageFonts';
import staticBlocks from '../../../plugins/docs/node/staticBlocks';
import remarkMessages from '../../../plugins/messages/node/remarkMessages';
import remarkReleases from '../../../plugins/releases/node/remarkReleases';
import remarkUpgradeCheck from '../../../plugins/upgrade-check/node/remarkUpgradeCheck';
import {PluginError} from '../../../src/node/errors';
import {documentedPackages} from '../../../src/node/packages/api/packages';
import {fontProvider, readSettings} from '../../../src/node/settings';
import {API_PAGES} from '../../../src/site/apiPages';
import {siteExtraction} from '../../unit/api-reference/siteExtraction';
import {isElement, nodesIn, type Page} from './page';

type Transformer = (tree: Root, file: {path: string; data: {frontMatter: Page['frontMatter']}}) => void | Promise<void>;

/** Elements that show the API data, which a build writes and a clean clone does not have. */
const API_ELEMENT = /^Api(?:Table|Events|Selectors|Methods)$/;

/** Docusaurus gives an element to the admonitions that it knows. */
function markAdmonitions(tree: Root): void {
  visit(tree, 'containerDirective', (node) => {
    if (ADMONITIONS.includes(node.name)) {
      node.data = {...node.data, hName: 'admonition'};
    }
  });
}

/**
 * What the build does with a page, in its order, as far as it refuses something: without demos, playgrounds, links and
 * translations, which rules of their own check.
 *
 * @param generated absolute path of the folder with the API data
 */
function transformers(generated: string): Transformer[] {
  return [
    remarkLiveFences(),
    remarkMessages(),
    remarkApi({generated}),
    remarkApiTables({generated}),
    remarkLocaleTable(),
    remarkSince(),
    remarkReleases(),
    remarkUpgradeCheck(),
    markAdmonitions,
    packageVersions(),
    codeFences(),
    pageFonts(fontProvider(readSettings({})))(),
    staticBlocks({components: apiContributions().staticComponents ?? []}),
  ];
}

async function problemsOfPage({file, tree, frontMatter}: Page, all: readonly Transformer[]): Promise<string[]> {
  const root = structuredClone(tree) as Root;
  const problems: string[] = [];
  for (const transform of all) {
    try {
      await transform(root, {path: file, data: {frontMatter}});
    } catch (error) {
      if (!(error instanceof PluginError)) {
        throw error;
      }
      problems.push(error.message.replace(/^\[[\w-]+\] /, ''));
    }
  }
  return problems;
}

/** Writes the API data as the build does, apart from what links to other pages. */
async function writeApiData(generated: string): Promise<void> {
  const {components, interfaces, events, selectors, types} = await siteExtraction();
  const contents = {pages: [...components, ...interfaces], types, events, selectors};
  const {data} = apiFiles(contents, API_PAGES, documentedPackages(), []);
  const folder = path.join(generated, DATA_FOLDER);
  publishFiles(folder, new Map([...data].map(([url, text]) => [path.join(folder, url), text])), () => true);
}

/**
 * The build's own problems with the elements, fences, notes and front matter of pages.
 *
 * @returns problems as `file:line: what is wrong. How to fix it.`
 */
export async function buildProblems(pages: readonly Page[]): Promise<string[]> {
  const generated = mkdtempSync(path.join(tmpdir(), 'page-rules-'));
  try {
    if (pages.some(({tree}) => nodesIn(tree).some((node) => isElement(node) && API_ELEMENT.test(node.name ?? '')))) {
      await writeApiData(generated);
    }
    const all = transformers(generated);
    const problems: string[] = [];
    for (const page of pages) {
      problems.push(...(await problemsOfPage(page, all)));
    }
    return problems;
  } finally {
    rmSync(generated, {recursive: true});
  }
}
