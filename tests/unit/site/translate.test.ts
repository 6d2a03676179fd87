import {translateText, type Texts} from '@site/src/site/translate';

const TEXTS: Texts<'hello' | 'bye'> = {en: {hello: 'Hello', bye: 'Goodbye'}, zh: {hello: '你好'}};

let reported: jest.SpyInstance;

beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => reported.mockRestore());

test('a text in its language, without a word in the console', () => {
  expect(translateText(TEXTS, 'zh', 'hello')).toBe('你好');
  expect(reported).not.toHaveBeenCalled();
});

test('a key without a translation is English, and the console says so', () => {
  expect(translateText(TEXTS, 'zh', 'bye')).toBe('Goodbye');
  expect(reported.mock.calls).toEqual([['No translation of "bye" for the language "zh".']]);
});

test('a language without texts is an ellipsis, and the console says so', () => {
  expect(translateText(TEXTS, 'fr', 'hello')).toBe('…');
  expect(reported.mock.calls).toEqual([['No texts for the language "fr". There are: en, zh.']]);
});
