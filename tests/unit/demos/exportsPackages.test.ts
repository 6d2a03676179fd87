import {importedModules, packageOf} from '../../../plugins/demos/client/exports/imports';
import {adapterLibrary, packageList, type PackagesRequest} from '../../../plugins/demos/client/exports/packages';
import {DEMO_PACKAGES, exportFacts} from '../../../plugins/demos/node/exportFacts';
import {installedVersion} from '../../../src/node/project';
import {DATE_ADAPTERS} from '../../../src/site/adapters';

const facts = exportFacts();

function packages(modules: readonly string[], request: Partial<PackagesRequest> = {}) {
  return packageList({modules, codeVariant: 'TS', styling: 'MUI System', facts, ...request});
}

/** The names among the dependencies, which have to have the installed versions. */
function namesOf(...parameters: Parameters<typeof packages>): string[] {
  const {dependencies} = packages(...parameters);
  const installed = Object.keys(dependencies).map((name) => [name, installedVersion(name)]);
  expect(dependencies).toEqual(Object.fromEntries(installed));
  return Object.keys(dependencies);
}

const EMOTION = ['@emotion/react', '@emotion/styled'];
const REACT = ['react', 'react-dom'];

describe('dependencies', () => {
  test.each([
    [['react'], ['react']],
    [['react-dom/client', './rows'], REACT],
    [['@mui/material/Box'], [...EMOTION, '@mui/material', ...REACT]],
    [['@mui/icons-material/Add'], [...EMOTION, '@mui/icons-material', '@mui/material', ...REACT]],
    [['@mui/x-tree-view'], [...EMOTION, '@mui/material', '@mui/system', '@mui/x-tree-view', ...REACT]],
    [
      ['@mui/x-data-grid-pro', 'react'],
      [...EMOTION, '@mui/material', '@mui/system', '@mui/x-data-grid-pro', ...REACT],
    ],
    [
      ['@mui/x-date-pickers-pro/DateRangePicker'],
      [...EMOTION, '@mui/material', '@mui/system', '@mui/x-date-pickers-pro', ...REACT],
    ],
    [
      ['@mui/x-charts/BarChart', '@mui/x-charts/LineChart', 'clsx'],
      [...EMOTION, '@mui/material', '@mui/system', '@mui/x-charts', 'clsx', ...REACT],
    ],
    [
      ['@emotion/cache', 'stylis-plugin-rtl'],
      ['@emotion/cache', 'stylis', 'stylis-plugin-rtl'],
    ],
  ])('%j needs exactly %j', (modules, names) => {
    expect(namesOf(modules)).toEqual(names);
  });

  test.each(DATE_ADAPTERS)('$name brings $library and no other date library', ({name, library}) => {
    const libraries: readonly string[] = DATE_ADAPTERS.map((adapter) => adapter.library);
    for (const pickers of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']) {
      expect(namesOf([`${pickers}/${name}`]).filter((found) => libraries.includes(found))).toEqual([library]);
    }
  });

  test('a date library that a demo imports itself comes too', () => {
    expect(namesOf(['dayjs/locale/de', 'dayjs'])).toEqual(['dayjs']);
  });

  test.each(['AdapterDateFnsV3', 'AdapterDateFnsBase', 'AdapterSundial'])('%s is not known', (name) => {
    const problem = new Error("Can't determine required npm package for adapter");
    expect(() => adapterLibrary(`@mui/x-date-pickers/${name}`)).toThrow(problem);
    expect(() => packages(['react', `@mui/x-date-pickers-pro/${name}`])).toThrow(problem);
  });

  test('other modules of the pickers are no adapters', () => {
    expect(adapterLibrary('@mui/x-date-pickers/DatePicker')).toBeUndefined();
    expect(adapterLibrary('@mui/x-date-pickers')).toBeUndefined();
  });

  test.each(['lodash/debounce', '@faker-js/faker/locale/en', 'constructor', 'vite'])('%s is refused', (module) => {
    const message = `The package "${packageOf(module)}" has no known version, so the demo cannot be exported. Take the import out,`;
    expect(() => packages([module])).toThrow(message);
  });
});

describe('tools', () => {
  const toolsOf = (...parameters: Parameters<typeof packages>) => Object.keys(packages(...parameters).devDependencies);

  test('TypeScript comes with the types of what is imported, and of nothing else', () => {
    expect(toolsOf(['react'])).toEqual(['@types/react', '@vitejs/plugin-react', 'typescript', 'vite']);
    expect(toolsOf(['@mui/x-date-pickers/AdapterLuxon'])).toEqual([
      '@types/luxon',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
  });

  test('JavaScript needs none of it', () => {
    expect(toolsOf(['@mui/x-date-pickers/AdapterLuxon'], {codeVariant: 'JS'})).toEqual([
      '@vitejs/plugin-react',
      'vite',
    ]);
  });

  test('Tailwind is there for Tailwind', () => {
    expect(toolsOf(['react'], {codeVariant: 'JS', styling: 'Tailwind'})).toContain('tailwindcss');
    expect(toolsOf(['react'], {codeVariant: 'JS', styling: 'CSS'})).not.toContain('tailwindcss');
  });

  test('a tool that is missing is named', () => {
    expect(() => packages(['react'], {facts: {...facts, tools: {}}})).toThrow('The tool "vite" has no known version.');
  });
});

describe('facts', () => {
  const versions = [...Object.values(facts.packages).map(({version}) => version), ...Object.values(facts.tools)];

  test('versions are exact', () => {
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('every package that demos may import can be exported', () => {
    expect(() => packages(DEMO_PACKAGES)).not.toThrow();
  });

  test('a package that is not installed is named', () => {
    expect(() => exportFacts(['left-pad-of-nobody'])).toThrow('the package "left-pad-of-nobody" is not installed');
  });
});

test('imports are found in every form, each once', () => {
  const code = `import * as React from 'react';
import Box from "@mui/material/Box";
import {
  TreeItem,
  useTreeItem, // for the row
} from '@mui/x-tree-view/TreeItem';
import type { A } from './types';
import './BarTreeView.css';
export { b } from './b';
export * from './c';
import again from 'react';
const Late = React.lazy(() => import('./Late'));
`;
  expect(importedModules(code)).toEqual([
    'react',
    '@mui/material/Box',
    '@mui/x-tree-view/TreeItem',
    './types',
    './BarTreeView.css',
    './b',
    './c',
    './Late',
  ]);
});

test('what only looks like an import is none', () => {
  const code = `/**
import a from 'a';
*/
// import b from 'b';
const text = \`
import c from 'c';
\`;
export const from = 'd';
export default function Demo() {
  return (
    <p>
      Exported from "e", or from 'f'
    </p>
  );
}
`;
  expect(importedModules(code)).toEqual([]);
});
