import MiniSearch from 'minisearch';
import {makeNameIndex} from '../../../plugins/search/client/nameIndex';
import {readQuery} from '../../../plugins/search/client/query';
import {SearchEngine, type SearchAnswer} from '../../../plugins/search/client/searchEngine';
import {pagesNamed, subjectOfReference} from '../../../plugins/search/client/subjects';
import {TEXT_INDEX, type IndexedPage} from '../../../plugins/search/textIndex';
import type {SearchNames} from '../../../plugins/search/types';

const NAMES: SearchNames = {
  pages: [
    {path: '/x/react-date-pickers/date-picker/', title: 'Date Picker'},
    {path: '/x/react-date-pickers/time-picker/', title: 'Time Picker'},
    {path: '/x/react-date-pickers/date-time-picker/', title: 'Date Time Picker'},
    {path: '/x/react-date-pickers/validation/', title: 'Validation'},
    {path: '/x/react-charts/bar-demo/', title: 'Bar chart examples'},
    {path: '/x/react-charts/bars/', title: 'Bars overview'},
    {path: '/x/api/charts/bar-chart/', title: 'BarChart'},
    {path: '/x/api/date-pickers/date-picker/', title: 'DatePicker'},
  ],
  words: '',
};
const TEXTS: Readonly<Record<string, Partial<IndexedPage>>> = {
  'Date Picker': {text: 'A picker that is read only.'},
  'Time Picker': {headings: 'Read only', text: 'A picker that is read only.'},
  Validation: {headings: 'Read only pickers'},
  'Bars overview': {headings: 'Label', text: 'Each bar has a label.'},
  'Bar chart examples': {headings: 'Label', text: 'Each bar has a label.'},
};

const index = new MiniSearch<IndexedPage>(TEXT_INDEX);
index.addAll(NAMES.pages.map(({path, title}) => ({path, title, headings: '', text: '', ...TEXTS[title]})));

async function ask(question: string): Promise<string[]> {
  const answers: SearchAnswer[] = [];
  const engine = new SearchEngine(NAMES, {text: () => Promise.resolve(index)});
  await engine.answer(question, null, (answer) => answers.push(answer));
  return answers.at(-1)?.groups.flatMap(({results}) => results.map(({entry}) => entry.name)) ?? [];
}

test.each(['BarChart api', 'bar chart props', 'api reference of BarChart', 'BarChart 属性'])(
  'who asks for the reference of a component finds it first: %s',
  async (question) => {
    expect((await ask(question))[0]).toBe('BarChart');
  },
);

test('a question has a subject if it asks for a reference and says of what', () => {
  const subject = (question: string) => subjectOfReference(readQuery(question));
  expect(subject('DatePicker props')).toBe('datepicker');
  expect(subject('props')).toBeUndefined();
  expect(subject('date picker')).toBeUndefined();
});

test('the reference of a component is none of a guide', async () => {
  expect((await ask('validation api')).slice(0, 1)).toEqual(['Validation']);
  expect((await ask('date picker'))[0]).toBe('Date Picker');
});

test.each([
  ['date picker read only', ['Date Picker']],
  ['read only DatePickers', ['Date Picker']],
  ['read only pickers', []],
  ['date time picker read only', ['Date Time Picker']],
  ['validation', []],
  ['picker date', []],
])('pages whose titles “%s” has among its words: %j', (question, titles) => {
  const names = makeNameIndex(NAMES);
  const isNamed = pagesNamed(readQuery(question), names);
  const named = [...names.pages.values()].filter(isNamed).map(({name}) => name);
  expect(named).toEqual(titles);
});

test('a page that a question names comes before others that speak of it in a heading', async () => {
  expect((await ask('date picker read only'))[0]).toBe('Date Picker');
  expect((await ask('read only'))[0]).not.toBe('Date Picker');
});

test('a guide comes before examples of the same', async () => {
  expect((await ask('label'))[0]).toBe('Bars overview');
});
