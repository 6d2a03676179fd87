import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  installedFolder,
  installedVersion,
  PROJECT_ROOT,
  projectPath,
  readInstalledManifest,
} from '../../../src/node/project';

test('the root is the folder of package.json', () => {
  expect(existsSync(path.join(PROJECT_ROOT, 'package.json'))).toBe(true);
});

test('messages name a file from the root', () => {
  expect(projectPath(path.join(PROJECT_ROOT, 'docs', 'a', 'index.mdx'))).toBe('docs/a/index.mdx');
});

test('a version is read from the installed package', () => {
  expect(installedVersion('@mui/x-tree-view')).toBe('6.17.0');
  expect(readInstalledManifest('@mui/x-tree-view').name).toBe('@mui/x-tree-view');
  expect(existsSync(installedFolder('@mui/x-tree-view'))).toBe(true);
});

test('a package that is not installed is named, with what to do', () => {
  expect(() => installedVersion('@mui/x-gauge')).toThrow(
    '[packages] the package "@mui/x-gauge" is not installed. Add it to package.json and run npm ci.',
  );
});
