import {mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compilerFolder, packageOfFile} from '@site/src/node/packages/documentedPackages';
import {documentedPackages, isOwnFile} from '@site/src/node/packages/api/packages';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'mui-x-docs-packages-')));

afterAll(() => rmSync(root, {recursive: true}));

test('a linked folder is called by where it lies, as the compiler calls it', () => {
  mkdirSync(path.join(root, 'store/@mui/x-charts'), {recursive: true});
  symlinkSync(path.join(root, 'store'), path.join(root, 'node_modules'), 'junction');
  const real = [root.split(path.sep).join('/'), 'store/@mui/x-charts'].join('/');
  expect(compilerFolder(path.join(root, 'node_modules/@mui/x-charts'))).toBe(real);
  expect(compilerFolder(path.join(root, 'none'))).toMatch(/\/none$/);
});

test('files of the documented packages are found in their folders', () => {
  const packages = documentedPackages();
  for (const source of packages) {
    const file = `${realpathSync(source.folder).split(path.sep).join('/')}/index.d.ts`;
    expect(packageOfFile(file, packages)).toBe(source);
  }
});

test('what the packages of MUI declare is a component’s own, wherever they are installed', () => {
  expect(isOwnFile('/elsewhere/node_modules/@mui/material/Button/Button.d.ts', [])).toBe(true);
  expect(isOwnFile('/elsewhere/node_modules/@types/react/index.d.ts', [])).toBe(false);
  expect(isOwnFile('/elsewhere/node_modules/@mui-like/one/index.d.ts', [])).toBe(false);
});
