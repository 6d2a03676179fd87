import assert from 'node:assert/strict';
import MiniSearch from 'minisearch';
import {readColorText} from '../../../plugins/preferences/paletteColors';
import {excerptOf} from '../../../plugins/search/client/excerpt';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchMessages, SearchNames} from '../../../plugins/search/types';
import {holdsAll, wordsOf} from '../../../src/ui/listFilter';
import {readableMessage} from '../../../src/ui/reactErrors';
import {nearestName} from '../../../src/text/nearestName';
import {nearly, question} from '../generators';
import {inTime} from '../inTime';
import {property, type Property} from '../property';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-charts/bars/', title: 'Bars', demos: ['BasicBars', 'StackedBars']},
    {path: '/x/react-data-grid/row-height/', title: 'Row height'},
    {path: '/zh/x/react-charts/', title: '行高 图表'},
    {path: '/x/introduction/', title: 'Overview'},
    {
      path: '/x/api/data-grid/data-grid/',
      title: 'DataGrid',
      rows: [{section: 'props', stem: 'data-grid-prop-', names: ['sortModel', 'rowHeight', 'constructor']}],
    },
  ],
  words: 'row height colors stacking upgrade constructor',
};

const MESSAGES: SearchMessages = {'/x/introduction/': [{names: ['MUI: Missing license key.']}]};

const SECTIONS = [
  {title: '', text: 'The row height of a grid. 行高 is set by rowHeight, in pixels. İstanbul ſ \u{1f4a5}'},
  {title: 'Upgrade', id: 'upgrade', text: 'How to upgrade from v5: MUI: Missing license key. constructor __proto__'},
];

function textIndex(): MiniSearch<IndexedPage> {
  const index = new MiniSearch(TEXT_INDEX);
  const text = SECTIONS.map((section) => section.text).join(' ');
  NAMES.pages.forEach(({path, title}) => index.add({path, title, headings: 'Upgrade', text}));
  return index;
}

function searchEngine(): SearchEngine {
  const index = textIndex();
  return new SearchEngine(NAMES, {text: () => Promise.resolve(index), messages: () => Promise.resolve(MESSAGES)});
}

/** In milliseconds, on a machine with other work. */
const MOST_FOR_AN_ANSWER = 2000;

/** A question is answered, in time, with what there is, and no text of a page is lost in its excerpt. */
export function questions(engine = searchEngine()): Property {
  const {entries} = makeNameIndex(NAMES, MESSAGES);
  const pages = entries.filter(({kind}) => kind === 'page');
  return property({
    name: 'questions to the search',
    generate: question,
    async check(text) {
      const {answers, hasFullText} = await inTime(MOST_FOR_AN_ANSWER, async () => {
        const answers: SearchAnswer[] = [];
        return {answers, ...(await engine.answer(text, null, (answer) => answers.push(answer)))};
      });
      assert.ok(hasFullText && answers.length > 0);
      const results = answers.flatMap(({groups}) => groups.flatMap((group) => group.results));
      results.forEach(({entry}) => assert.ok(entries.some(({name}) => name === entry.name)));
      pages.forEach((page) => {
        const {parts} = excerptOf(SECTIONS, text, page);
        const shown = parts
          .map((part) => part.text)
          .join('')
          .replace(/^…\s?|\s?…$/g, '')
          .trim();
        assert.ok(
          SECTIONS.some((section) => section.text.includes(shown)),
          shown,
        );
      });
    },
  });
}

/** A filter finds the text that it was made of. */
export function filters(split = wordsOf): Property {
  return property({
    name: 'filters of lists',
    generate: question,
    check(text) {
      const words = split(text);
      assert.ok(words.every((word) => word !== ''));
      assert.ok(holdsAll(text.toLowerCase(), words));
    },
  });
}

export function reactErrors(read = readableMessage): Property {
  const samples = [
    'Minified React error #130; visit https://reactjs.org/docs/error-decoder.html?invariant=130&args[]=undefined&args[]=',
    'Minified React error #137; visit …?invariant=137&args[]=input for the full message',
    'x is not defined',
  ];
  return property({
    name: 'errors of React',
    generate: (random) => nearly(samples, random),
    check: (text) => assert.equal(typeof read(text), 'string'),
  });
}

export function typedColors(read = readColorText): Property {
  return property({
    name: 'colors that are typed',
    generate: (random) => nearly(['#ff0000', 'fff', 'rgb(1, 2, 3)', 'hsla(10, 20%, 30%, .5)'], random),
    check(text) {
      const color = read(text);
      assert.ok(!color || (color.length < 100 && /^(?:#|rgb|hsl)[^<>"'{};]*$/i.test(color)));
      assert.equal(color && read(color), color);
    },
  });
}

export function nearestNames(find = nearestName): Property {
  const names = ['BasicBars', 'columns', 'constructor', '行高'];
  return property({
    name: 'nearest names',
    generate: (random) => nearly(names, random),
    check(text) {
      const found = find(text, names);
      assert.ok(found === undefined || names.includes(found));
      assert.ok(!names.includes(text) || found === text);
    },
  });
}
