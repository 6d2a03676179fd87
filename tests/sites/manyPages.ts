import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {apiPathOfProduct} from '../../src/site/apiAddresses';
import {API_PAGES} from '../../src/site/apiPages';
import {PROJECT_ROOT} from '../../plugins/kit/project';
import {MANY_DEMOS_ROUTE, manyDemos} from './manyDemos';

/** What a build of the site reads. */
const SOURCES = ['docs', 'i18n', 'plugins', 'src', 'static', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];

interface ReferencePage {
  readonly route: string;
  readonly title?: string;
  readonly anchors?: readonly string[];
}

function readReference(file: string): unknown {
  return JSON.parse(readFileSync(path.join(PROJECT_ROOT, 'tests/fixtures/reference', file), 'utf8'));
}

/** A page of nothing but text, with the headings that the published page has. */
function textPage({route, title = route, anchors = []}: ReferencePage): string {
  const sections = anchors.map((anchor) => `## ${anchor.replace(/-/g, ' ')} {/* #${anchor} */}\n\nA line of text.\n`);
  const frontMatter = {title, description: `A page of the fixture at ${route}, which is text and nothing else.`};
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', 'A line of text.', '', ...sections].join('\n');
}

/** Indexes of API pages that were not published, and that the API room writes all the same. */
function indexesWeAdd(pages: readonly ReferencePage[]): string[] {
  const indexes = API_PAGES.flatMap(({productId, hasIndex}) => (hasIndex ? [apiPathOfProduct(productId) ?? ''] : []));
  return indexes.filter((index) => !pages.some(({route}) => route === `${index}/`));
}

/**
 * Makes a copy of the project that has all published pages, those that are not written yet as plain text: the site as big
 * as it will be.
 *
 * @returns the folder of the copy, ready to be built
 */
export function makeManyPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mui-x-docs-many-pages-'));
  for (const source of SOURCES) {
    if (existsSync(path.join(PROJECT_ROOT, source))) {
      cpSync(path.join(PROJECT_ROOT, source), path.join(folder, source), {recursive: true});
    }
  }
  symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const pages = readReference('pages.json') as readonly ReferencePage[];
  for (const page of pages) {
    const file = path.join(folder, 'docs', page.route.replace(/^\/x\//, ''), 'index.mdx');
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, textPage(page));
    }
  }
  // Pages that only tests have, such as demos that go wrong.
  cpSync(path.join(PROJECT_ROOT, 'tests/fixtures/site/docs'), path.join(folder, 'docs'), {recursive: true});
  const navigation = readReference('navigation.json') as readonly object[];
  for (const [name, text] of Object.entries(manyDemos())) {
    const file = path.join(folder, 'docs', path.basename(MANY_DEMOS_ROUTE), name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const paths = [...indexesWeAdd(pages), '/x/faults', '/x/fonts', '/x/stages', MANY_DEMOS_ROUTE];
  const own = paths.map((pathname) => ({pathname}));
  const entries = JSON.stringify([...navigation, ...own], undefined, 2);
  const imports = "import {fromEntries} from './plugins/navigation/node/fromEntries';";
  writeFileSync(path.join(folder, 'sidebars.ts'), `${imports}\n\nexport default fromEntries(${entries});\n`);
  return folder;
}
