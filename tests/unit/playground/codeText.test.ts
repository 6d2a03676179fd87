import {codeText, codeValue} from '../../../plugins/playground/theme/ComponentPlayground/controls/codeText';

test.each([
  ['', undefined],
  ['{"a": [1]}', {a: [1]}],
  ['() => 1', {$code: '() => 1'}],
  // JSON.parse takes it for Infinity, which JSON writes as null.
  ['1e999', {$code: '1e999'}],
  ['[-1e999]', {$code: '[-1e999]'}],
])('%j is edited as the same value', (text, value) => {
  expect(codeValue(text)).toEqual(value);
  expect(codeValue(codeText(codeValue(text)))).toEqual(value);
});
