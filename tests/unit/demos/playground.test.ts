import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BLANK_SOURCES} from '../../../plugins/demos/client/playground/blankDemo';

test('the text that a playground begins with is the component that it shows', () => {
  const file = path.resolve('plugins/demos/client/playground/Playground.tsx');
  expect(BLANK_SOURCES.files.map(({text}) => text)).toEqual([readFileSync(file, 'utf8')]);
});
