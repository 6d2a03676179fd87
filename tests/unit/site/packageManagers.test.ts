import {isPackageCommand, PACKAGE_MANAGERS, packageCommand} from '../../../src/site/packageManagers';
import {rowsTest} from '../../rowsTest';

const [, yarn, pnpm] = PACKAGE_MANAGERS;

test('a command of npm is one of each package manager', () => {
  const command = 'npm install @mui/x-data-grid@6.19.11 react@18';
  expect(PACKAGE_MANAGERS.map((manager) => packageCommand(manager, command))).toEqual([
    'npm install @mui/x-data-grid@6.19.11 react@18',
    'yarn add @mui/x-data-grid@6.19.11 react@18',
    'pnpm add @mui/x-data-grid@6.19.11 react@18',
  ]);
  expect(packageCommand(yarn, 'npm uninstall @mui/lab')).toBe('yarn remove @mui/lab');
  expect(packageCommand(pnpm, 'npm uninstall @mui/lab')).toBe('pnpm remove @mui/lab');
});

rowsTest(
  'anything else is npm’s alone',
  ['npm install', 'npm ls @mui/x-license-pro', 'npm install -g serve', 'npm install a && npm start', '# npm install a'],
  (line) => {
    expect(isPackageCommand(line)).toBe(false);
  },
);
