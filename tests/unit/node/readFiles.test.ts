import path from 'node:path';
import {currentProgram, typescriptProgram} from '../../../src/node/packages/program';
import {forgetFilesAfterLoading} from '../../../src/node/packages/readFiles';

const FILE = path.join(__dirname, '../../../src/site/apiPaths.ts');

afterEach(() => {
  process.env.NODE_ENV = 'test';
});

test('a program is made once, and by a build anew after its plugins have loaded', () => {
  const program = typescriptProgram({rootFiles: [FILE]});
  const current = currentProgram([FILE]);
  process.env.NODE_ENV = 'development';
  forgetFilesAfterLoading();
  expect(typescriptProgram({rootFiles: [FILE]})).toBe(program);
  expect(currentProgram([FILE])).toBe(current);
  process.env.NODE_ENV = 'production';
  forgetFilesAfterLoading();
  expect(typescriptProgram({rootFiles: [FILE]})).not.toBe(program);
  expect(currentProgram([FILE])).not.toBe(current);
});
