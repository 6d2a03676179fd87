import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkTranslations} from '@site/plugins/translations/node/checkTranslations';
import {englishOf} from '@site/plugins/translations/node/pages';
import {stampPage} from '@site/plugins/translations/node/stamp';
import {statusReport, translationStatus} from '@site/plugins/translations/node/status';
import {validateOptions} from '@site/plugins/translations/options';

const FOLDERS = {generated: ['api']};
const ENGLISH =
  '---\ntitle: Bars\ndescription: Draws bars.\nproductId: x-charts\n---\n\nText.\n\n## One {/* #one */}\n\nMore.\n';
const CHINESE =
  '---\ntitle: 柱状图\ndescription: 绘制柱状图。\nproductId: x-charts\n---\n\n文字。\n\n## 一 {/* #one */}\n\n更多。\n';

let siteFolder: string;

function write(file: string, text: string): void {
  const place = path.join(siteFolder, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, text);
}

function writeChinese(page: string, text: string): void {
  write(`i18n/zh/docusaurus-plugin-content-docs/current/${page}/index.mdx`, text);
}

function check(): void {
  checkTranslations({siteFolder, ...FOLDERS});
}

beforeEach(() => {
  siteFolder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  write('docs/bars/index.mdx', ENGLISH);
});
afterEach(() => rmSync(siteFolder, {recursive: true}));

describe('checkTranslations', () => {
  const place = '[translations] i18n/zh/docusaurus-plugin-content-docs/current';

  test('has nothing to say of a whole translation, of pages that a plugin writes, and of none at all', () => {
    expect(check).not.toThrow();
    writeChinese('bars', CHINESE);
    writeChinese('api/bar-chart', 'Written by a plugin.');
    expect(check).not.toThrow();
  });

  test('names a translation of a page that does not exist', () => {
    writeChinese('lines', CHINESE);
    expect(check).toThrow(
      `${place}/lines/index.mdx: translates "lines", but there is no docs/lines/index.mdx. Move the translation after the page, or remove it.`,
    );
  });

  test('names every field of a half-translated front matter', () => {
    writeChinese(
      'bars',
      CHINESE.replace('description: 绘制柱状图。\nproductId: x-charts', 'productId: x-data-grid\nslug: /b'),
    );
    expect(check).toThrow(
      [
        `${place}/bars/index.mdx:1: the front matter has no "description". Translate it.`,
        `${place}/bars/index.mdx:1: the front matter has "slug", which the English page has not. Remove it.`,
        `${place}/bars/index.mdx:1: "productId" in the front matter differs from the English page: it says x-charts there. Take that over.`,
      ].join('\n'),
    );
  });

  test('names headings without the id of the English one', () => {
    writeChinese('bars', CHINESE.replace(' {/* #one */}', ''));
    expect(check).toThrow(`${place}/bars/index.mdx:9: the heading "一" has no id.`);
    writeChinese('bars', `${CHINESE}\n## 二 {/* #one */}\n`);
    expect(check).toThrow(`${place}/bars/index.mdx:13: two headings have the id "one".`);
  });

  test('suggests the id of the English heading at the same place, or one that is free', () => {
    write('docs/bars/index.mdx', `${ENGLISH}\n## Two {/* #two */}\n\n## Three {/* #three */}\n`);
    writeChinese('bars', `${CHINESE}\n## 二\n\n## 三 {/* #three */}\n`);
    expect(check).toThrow(
      `${place}/bars/index.mdx:13: the heading "二" has no id. Give it that of the English heading, as in \`## 二 {/* #two */}\`.`,
    );
    writeChinese('bars', `${CHINESE}\n## 三 {/* #three */}\n\n## 二\n`);
    expect(check).toThrow('as in `## 二 {/* #two */}`.');
  });

  test('names links within the site that a fresh section lacks, and none of a stale section', () => {
    const english = ENGLISH.replace(
      'More.',
      '[Lines](/x/lines/), [lines](/x/lines/), [top](#top), [npm](https://npm.example/).',
    );
    write('docs/bars/index.mdx', english);
    writeChinese('bars', stampPage(english, CHINESE.replace('更多。', '[顶部](#top)。')));
    expect(check).toThrow(
      `${place}/bars/index.mdx:11: the section "一" has no link to /x/lines/, which the English one has. Translate its sentence too.`,
    );
    writeChinese('bars', stampPage(english, CHINESE.replace('更多。', '[折线](/x/lines/)，[顶部](#top)。')));
    expect(check).not.toThrow();
    writeChinese('bars', stampPage(ENGLISH, CHINESE));
    expect(check).not.toThrow();
  });

  test('names a folder of a language that is not built', () => {
    write('i18n/zhh/code.json', '{}');
    expect(check).toThrow(
      '[translations] i18n/zhh: no such language: the site is built in en, zh. Did you mean "zh"? Languages are listed in src/site/languages.ts.',
    );
  });
});

describe('translationStatus', () => {
  test('lists pages and sections: fresh, stale, missing and orphaned', () => {
    write('docs/lines/index.mdx', ENGLISH);
    write('docs/api/bar-chart/index.mdx', 'Written by a plugin.');
    writeChinese('bars', stampPage(ENGLISH, CHINESE).replace(/(## 一.*\n\n)\{.*\}/, '$1{/* english: 00000000 */}'));
    writeChinese('pie', CHINESE);
    write('docs/pie/index.mdx', ENGLISH);
    writeChinese('pie', stampPage(ENGLISH, CHINESE));
    writeChinese('gone', CHINESE);
    expect(statusReport(translationStatus({siteFolder, ...FOLDERS}))).toBe(
      [
        'zh: 1 orphaned, 1 stale, 1 missing, 1 fresh',
        '  orphaned  gone',
        '  stale     bars',
        '      stale     #one (line 11, English line 9)',
        '  missing   lines',
        '  fresh     pie',
      ].join('\n'),
    );
  });

  test('says so where there is no translation', () => {
    expect(statusReport(translationStatus({siteFolder, ...FOLDERS}))).toBe(
      'There are no translations: no language has a folder under i18n/.',
    );
  });
});

describe('englishOf', () => {
  const folder = 'i18n/zh/docusaurus-plugin-content-docs';

  test.each([
    [`${folder}/current/react-charts/bars/index.mdx`, 'docs/react-charts/bars/index.mdx'],
    [`${folder}/version-6/react-charts/bars/index.mdx`, 'versioned_docs/version-6/react-charts/bars/index.mdx'],
    [`${folder}/current/api/charts/bar-chart/index.mdx`, undefined],
    ['docs/react-charts/bars/index.mdx', undefined],
  ])('%s', (file, english) => {
    expect(englishOf(file, FOLDERS)).toBe(english);
  });
});

test('options are checked, all problems at once', () => {
  expect(validateOptions({options: {}})).toEqual({id: 'default', generated: []});
  expect(() => validateOptions({options: {generated: 1, languages: []}})).toThrow(
    '[translations] invalid options: "generated" must be an array; "languages" is not allowed',
  );
});
