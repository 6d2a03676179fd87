/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import createCache from '@emotion/cache';
import {CacheProvider} from '@emotion/react';
import Button from '@mui/material/Button';
import {StyledEngineProvider} from '@mui/material/styles';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {compile} from 'tailwindcss';

// What docs/introduction/css-and-tailwind says.

const page = readFileSync(path.resolve('docs/introduction/css-and-tailwind/index.mdx'), 'utf8');

/** Where MUI writes, seen from a stylesheet that was in the head before. jsdom applies rules in the order of their insertion. */
function placeOfMui(app: (button: ReactNode) => ReactNode): 'before' | 'after' {
  const sheet = document.head.appendChild(document.createElement('style'));
  render(<>{app(<Button variant="contained">Save</Button>)}</>);
  const written = [...document.head.querySelectorAll('style[data-emotion]')].at(-1)!;
  return sheet.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}

afterEach(() => {
  document.head.replaceChildren();
});

test('MUI writes after stylesheets, and before them with injectFirst or a cache that prepends', () => {
  const late = createCache({key: 'late'});
  const early = createCache({key: 'early', prepend: true});
  expect(placeOfMui((button) => <CacheProvider value={late}>{button}</CacheProvider>)).toBe('after');
  expect(placeOfMui((button) => <CacheProvider value={early}>{button}</CacheProvider>)).toBe('before');
  expect(placeOfMui((button) => <StyledEngineProvider injectFirst>{button}</StyledEngineProvider>)).toBe('before');
});

test('with enableCssLayer, MUI writes into the layer whose place the page gives to Tailwind', async () => {
  const rules: string[] = [];
  const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation((rule) => rules.push(rule));
  const {container} = render(
    <StyledEngineProvider enableCssLayer>
      <Button variant="contained">Save</Button>
    </StyledEngineProvider>,
  );
  const written = [...document.querySelectorAll('style')].map((style) => style.textContent).concat(rules);
  expect(container.querySelector('button')).not.toBeNull();
  expect(written.some((text) => text.includes('@layer mui{'))).toBe(true);
  insert.mockRestore();
  const setup = /```css\n(@layer theme[^`]+)```/.exec(page)?.[1] ?? '';
  expect(setup).toContain('base, mui, components, utilities;');
  expect(await compiled(setup)).toMatch(/@layer utilities \{\s*\.bg-amber-100/);
});

async function compiled(imports: string): Promise<string> {
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const {build} = await compile(imports, {
    base: folder,
    loadStylesheet: (id, base) => {
      const file = path.join(folder, id === 'tailwindcss' ? 'index.css' : id.replace('tailwindcss/', ''));
      return Promise.resolve({path: file, base, content: readFileSync(file, 'utf8')});
    },
  });
  return build(['bg-amber-100', 'font-bold!', 'dark:italic']);
}

test('the imports of the page have the utilities outside of layers, and the reset in one', async () => {
  const imports = /```css\n(@import 'tailwindcss\/theme[^`]+)```/.exec(page)?.[1] ?? '';
  const css = await compiled(imports);
  expect(css).toMatch(/^\.bg-amber-100 \{/m);
  expect(css).not.toContain('@layer utilities');
  expect(css).toContain('@layer base');
  expect(css).toContain('font-weight: var(--font-weight-bold) !important');
  const usual = await compiled("@import 'tailwindcss';");
  expect(usual).toMatch(/@layer utilities \{\s*\.bg-amber-100/);
});

test('the variant of the page follows the attribute', async () => {
  const variant = /@custom-variant dark .+;/.exec(page)?.[0] ?? '';
  const css = await compiled(`@import 'tailwindcss/utilities.css';\n${variant}`);
  expect(css).toContain(":where([data-theme='dark'], [data-theme='dark'] *)");
  expect(css).not.toContain('prefers-color-scheme');
});
