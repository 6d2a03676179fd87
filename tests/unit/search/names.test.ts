import {readBuiltPage, type BuiltPage} from '../../../src/node/builtPages';
import {excerptOf} from '../../../plugins/search/client/excerpt';
import {markedParts} from '../../../plugins/search/client/markedParts';
import {correctTypos} from '../../../plugins/search/client/correctTypos';
import {matchNames} from '../../../plugins/search/client/matchNames';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery, significantTerms} from '../../../plugins/search/client/query';
import {stem} from '../../../plugins/search/client/stem';
import {namedPage} from '../../../plugins/search/node/names';
import {sectionsOf} from '../../../plugins/search/node/sections';
import type {SearchNames} from '../../../plugins/search/types';
import {keyOf, splitWords} from '../../../plugins/search/words';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-data-grid/sorting/', title: 'Sorting', demos: ['BasicSorting']},
    {
      path: '/x/api/data-grid/data-grid-pro/',
      title: 'DataGridPro',
      rows: [
        {section: 'props', stem: 'data-grid-pro-prop-', names: ['sortModel', 'rowHeight', 'onCellClick']},
        {section: 'classes', stem: 'data-grid-pro-classes-', names: ['MuiDataGrid-root']},
      ],
    },
    {
      path: '/x/api/data-grid/data-grid/',
      title: 'DataGrid',
      rows: [{section: 'props', stem: 'data-grid-prop-', names: ['sortModel', 'rowHeight', 'onCellClick']}],
    },
  ],
  words: 'virtualization comparator',
};

const index = makeNameIndex(NAMES);
const best = (question: string) => matchNames(index, readQuery(question))[0];

test.each([
  ['onCellClick', ['on', 'cell', 'click']],
  ['MuiDataGrid-root', ['mui', 'data', 'grid', 'root']],
  ['Export as CSVFile', ['export', 'as', 'csv', 'file']],
  ['日期 选择器', ['日期', '选择', '择器']],
  ['用DataGrid分页', ['用', 'data', 'grid', '分页']],
])('the words of %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test('a name is the same however it is written', () => {
  expect(['sortModel', 'Sort Model', 'sort-model', '.sortModel'].map(keyOf)).toEqual(Array(4).fill('sortmodel'));
});

test.each([
  ['filter', 'filtering'],
  ['filters', 'filtered'],
  ['date', 'dates'],
  ['install', 'installation'],
  ['virtualize', 'virtualization'],
  ['row', 'rows'],
  ['select', 'selection'],
])('%s and %s ask for the same', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('a question is read without what every question has', () => {
  expect(readQuery('How do I sort the rows?').terms.map(({key}) => key)).toEqual(['sort', 'rows']);
  expect(readQuery('how to').terms.map(({key}) => key)).toEqual(['how', 'to']);
  expect(readQuery(' \0?!… ').terms).toEqual([]);
  expect(readQuery('a '.repeat(5000)).terms.length).toBeLessThanOrEqual(10);
});

test('a name is found as it stands, in words, by its beginning and with its owner', () => {
  expect(best('sortModel')).toMatchObject({score: 100, place: {owner: 'DataGrid'}});
  expect(best('row height')?.entry.name).toBe('rowHeight');
  expect(best('onCell')?.entry.name).toBe('onCellClick');
  expect(best('.MuiDataGrid-root')).toMatchObject({
    entry: {kind: 'classes'},
    place: {url: '/x/api/data-grid/data-grid-pro/#data-grid-pro-classes-MuiDataGrid-root'},
  });
  expect(best('BasicSorting')).toMatchObject({place: {url: '/x/react-data-grid/sorting/#BasicSorting'}});
  expect(best('DataGridPro sortModel')).toMatchObject({entry: {name: 'sortModel'}, place: {owner: 'DataGridPro'}});
});

test('a name that several pages document is one entry, the plainest owner first', () => {
  const entries = index.entries.filter(({name}) => name === 'sortModel');
  expect(entries.map(({places}) => places.map(({owner}) => owner))).toEqual([['DataGrid', 'DataGridPro']]);
});

test('who asks how to come from one version to the next is sent to the guide of that, and to no other', () => {
  const guides = makeNameIndex({
    pages: [
      {path: '/x/migration/migration-data-grid-v4/', title: 'Migration from v4 to v5 (Data Grid)'},
      {path: '/x/migration/migration-data-grid-v5/', title: 'Breaking changes: Data Grid'},
    ],
    words: '',
  });
  const found = (question: string) =>
    matchNames(guides, readQuery(question)).map(
      ({entry, isExact}) => `${entry.places[0].url.slice(-3, -1)} ${isExact}`,
    );
  expect(found('migrate from v5')[0]).toBe('v5 true');
  expect(found('migration to v6')[0]).toBe('v5 true');
  expect(found('v5 to v6')[0]).toBe('v5 true');
  expect(found('how do I migrate from v5')[0]).toBe('v5 true');
  expect(found('how can I upgrade to v6?')[0]).toBe('v5 true');
  expect(found('how do I migrate to v5')).not.toContain('v5 true');
  expect(found('upgrade data grid from v5')[0]).toBe('v5 false');
  expect(found('migration to v5')).not.toContain('v5 true');
  expect(found('v4 to v5')[0]).toBe('v4 false');
});

test('signs around a name, and words that say nothing, are part of what was typed', () => {
  expect(readQuery('<DataGrid />').spelled).toBe('DataGrid');
  expect(readQuery('`useGridApiRef()`').spelled).toBe('useGridApiRef');
  expect(readQuery('How to sort').whole).toBe('howtosort');
  expect(readQuery('Minified error #9; visit https://mui.com/production-error/?code=9 for all').key).toBe(
    'minifiederror9visitall',
  );
});

test('what does not name the thing itself is no match', () => {
  expect(matchNames(index, readQuery('data grid')).map(({entry}) => entry.kind)).not.toContain('props');
  expect(matchNames(index, readQuery('zzqx'))).toEqual([]);
  expect(matchNames(index, readQuery('   '))).toEqual([]);
});

test.each([
  ['sortModle', 'sortmodel'],
  ['virtualizaton', 'virtualization'],
  ['virt', undefined],
  ['sortModel', undefined],
  ['zzqxwv', undefined],
  ['ro', undefined],
  ['onCelClikc', 'oncellclick'],
  ['srotModle', 'sortmodel'],
  ['MuiDatGrid-rot', 'muidatagridroot'],
  ['vitrualisation', 'virtualization'],
  ['srtModl', undefined],
  ['sortModell', 'sortmodel'],
  ['xort', undefined],
])('%s was meant as %s', (typed, meant) => {
  expect(correctTypos(readQuery(typed), index)?.key).toBe(meant);
});

test('the letters that were asked for are marked, where a word begins', () => {
  const marked = (name: string, question: string) =>
    markedParts(name, readQuery(question).terms)
      .map(({text, isMarked}) => (isMarked ? `[${text}]` : text))
      .join('');
  expect(marked('sortModel', 'sort model')).toBe('[sortModel]');
  expect(marked('MuiDataGrid-root', 'grid root')).toBe('MuiData[Grid]-[root]');
  expect(marked('Overview', 'view')).toBe('Overview');
  expect(marked('İstanbul', 'stan')).toBe('İstanbul');
});

const PAGE = index.entries.find(({kind}) => kind === 'page')!;

test('an excerpt is text with marks, whatever it holds', () => {
  const sections = [{title: 'Sorting', text: 'a <b> <img onerror=alert(1)>'}];
  expect(excerptOf(sections, 'b', PAGE).parts).toEqual([
    {text: 'a <', isMarked: false},
    {text: 'b', isMarked: true},
    {text: '> <img onerror=alert(1)>', isMarked: false},
  ]);
});

test('an excerpt comes from the section whose heading has the words, and begins near them', () => {
  const sections = [
    {title: 'Sorting', text: 'Compare rows by a comparator, or by many comparators.'},
    {
      title: 'Custom comparator',
      id: 'custom',
      text: `${'Something else. '.repeat(20)}Compared by your own comparators.`,
    },
  ];
  const {parts, section} = excerptOf(sections, 'comparator', PAGE);
  expect(section).toEqual({title: 'Custom comparator', url: '/x/react-data-grid/sorting/#custom'});
  expect(parts[0]?.text.length).toBeLessThanOrEqual(30);
  expect(parts[1]).toEqual({text: 'comparators', isMarked: true});
});

test('an excerpt comes from the section whose heading is the question, though its text says it in other words', () => {
  const sections = [
    {title: 'Sort while typing', id: 'typing', text: 'A button disables the rows.'},
    {title: 'Disable a weekend', id: 'weekend', text: 'Pass a function.'},
  ];
  expect(excerptOf(sections, 'disable weekends', PAGE).section?.title).toBe('Disable a weekend');
});

test('in Chinese the words are marked as they stand', () => {
  const {parts} = excerptOf([{title: '表格', text: '用户可以排序、筛选和分页浏览，分支不算。'}], '分页', PAGE);
  expect(parts.filter(({isMarked}) => isMarked)).toEqual([{text: '分页', isMarked: true}]);
});

test('a section is told by the words that are not its product', () => {
  const context = new Set(['data', 'grid', 'datagrid'].map(stem));
  expect(significantTerms('data grid sorting', {context})).toEqual([stem('sorting')]);
  expect(significantTerms('data grid', {context})).toEqual([stem('data'), stem('grid')]);
});

function page(content: string, route = '/x/a/', description = ''): BuiltPage {
  const html = `<title>Tab | MUI X</title><meta name="description" content="${description}"><main><div class="theme-doc-markdown">${content}</div></main>`;
  const read = readBuiltPage(html, route, 'MUI X');
  if (!read) {
    throw new Error('The fixture is no page.');
  }
  return read;
}

const GUIDE = page(`
  <header><h1>Sorting <span>Pro</span></h1></header>
  <h2 id="multi-sorting">Multi-sorting<a class="hash-link" href="#multi-sorting">#</a></h2>
  <p>Sort by <code>sortModel</code> &lt;b&gt;.</p>
  <section id="BasicSorting"><div data-demo-preview=""><p>rendered</p></div><div>43 KB</div></section>
  <section id="SortPlayground" data-playground="closed"><div><button>Try</button></div></section>
  <pre>const code = 1;</pre><button>Copy</button><span aria-hidden="true">·</span>`);

test('the name of a page is its title, also if that says its language', () => {
  expect(namedPage(GUIDE).title).toBe('Sorting');
  expect(namedPage(page('<h1><span lang="en">Pagination</span></h1>')).title).toBe('Pagination');
});

test('the text of a page is its prose, by its headings', () => {
  expect(sectionsOf(GUIDE)).toEqual([
    {title: 'Sorting Pro', text: ''},
    {title: 'Multi-sorting', id: 'multi-sorting', text: 'Sort by sortModel <b>.'},
  ]);
  expect(sectionsOf(page('<p>a<p>b <a>c</a><a>d</a>'))).toEqual([{title: 'Tab', text: 'a b c d'}]);
});

test('of the head of a page only its title and description are text, and its list of API pages is none', () => {
  const api = '<a href="/x/api/charts/bar-chart/"><code>BarChart</code></a>';
  const guide = page(
    `<header><h1>Bars</h1><p>Compare values.</p><a href="/npm">@mui/x-charts</a><p>API: ${api}</p><button>Copy</button></header>
    <p>Text with ${api}.</p><h2 id="more">More</h2><ul><li>${api} and more</ul><h2 id="api">API</h2><ul><li>${api}</ul>`,
    '/x/react-charts/bars/',
    'Compare values.',
  );
  expect(sectionsOf(guide)).toEqual([
    {title: 'Bars', text: 'Compare values. Text with BarChart.'},
    {title: 'More', id: 'more', text: 'BarChart and more'},
  ]);
});

test('what a page has by name is read off its HTML', () => {
  expect(namedPage(GUIDE)).toEqual({path: '/x/a/', title: 'Sorting', demos: ['BasicSorting', 'SortPlayground']});
  const api = page(`<h1>TreeItem</h1><ul data-api-section="props"><li id="tree-item-prop-icon" data-api-row="icon"></ul>
    <ul data-api-section="classes"><li id="tree-item-classes-MuiTreeItem-root" data-api-row=".MuiTreeItem-root"></ul>`);
  expect(namedPage(api).rows).toEqual([
    {section: 'props', stem: 'tree-item-prop-', names: ['icon']},
    {section: 'classes', stem: 'tree-item-classes-', names: ['MuiTreeItem-root']},
  ]);
});
