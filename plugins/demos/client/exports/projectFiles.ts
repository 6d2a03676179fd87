import {escapeHtml} from '@site/src/text/escapeHtml';
import type {CodeVariant} from '@site/src/site/storage';
import type {PackageList} from './packages';
import type {Sandbox} from './types';

/** Port of Vite's development server. */
const PORT = 5173;

/** MUI's default theme is set in Roboto, in these weights. */
const DEFAULT_FONT = 'Roboto:wght@300;400;500;700';

function fontStylesheet(families: readonly string[]): string {
  const query = families.map((family) => `family=${family.replaceAll(' ', '+')}`).join('&');
  return `https://fonts.googleapis.com/css2?${query}&display=swap`;
}

/** The font that draws the icons of `@mui/material/Icon`. */
const ICON_FONT = 'https://fonts.googleapis.com/icon?family=Material+Icons';

/** Ending of a file that holds JSX. */
export function componentEnding(codeVariant: CodeVariant): string {
  return codeVariant === 'TS' ? 'tsx' : 'jsx';
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `BarTreeView` as npm takes it: `bar-tree-view`. */
export function packageName(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-');
}

export function packageJson(name: string, description: string, packages: PackageList): string {
  return json({
    name: packageName(name),
    description,
    private: true,
    type: 'module',
    scripts: {dev: 'vite', build: 'vite build'},
    ...packages,
  });
}

export interface PageRequest {
  readonly title: string;
  readonly mainFile: string;
  /** Whether the demo takes icons from the icon font. */
  readonly drawsIcons: boolean;
  /** The families of the demo's own theme; MUI's font without them. */
  readonly fonts: readonly string[] | undefined;
}

/** The page of the project. */
export function indexHtml({title, mainFile, drawsIcons, fonts}: PageRequest): string {
  const icons = drawsIcons ? `\n    <link rel="stylesheet" href="${escapeHtml(ICON_FONT)}" />` : '';
  const reason = fonts ? "The fonts of the demo's theme" : "Roboto, the font of MUI's default theme";
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <!-- ${reason} -->
    <link rel="preconnect" href="https://fonts.googleapis.com" />
    <link rel="preconnect" href="https://fonts.gstatic.com" crossorigin />
    <link rel="stylesheet" href="${escapeHtml(fontStylesheet(fonts ?? [DEFAULT_FONT]))}" />${icons}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${mainFile}"></script>
  </body>
</html>
`;
}

export interface EntryRequest {
  readonly codeVariant: CodeVariant;
  /** Whether the demo is styled by a stylesheet, whose rules have to win over those of MUI's components. */
  readonly hasStylesheet: boolean;
  /** A module with the styles of the whole project. */
  readonly stylesheet: string | undefined;
}

/** The module that renders the demo in MUI's default theme. */
export function entryModule({codeVariant, hasStylesheet, stylesheet}: EntryRequest): string {
  const styles = ['ThemeProvider', 'createTheme', ...(hasStylesheet ? ['StyledEngineProvider'] : [])].sort();
  const indent = hasStylesheet ? '  ' : '';
  const themed = ['<ThemeProvider theme={theme}>', '  <CssBaseline />', '  <Demo />', '</ThemeProvider>'];
  const tree = themed.map((line) => `    ${indent}${line}`).join('\n');
  return `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ${styles.join(', ')} } from '@mui/material/styles';
import Demo from './Demo';
${stylesheet ? `import '${stylesheet}';\n` : ''}
const theme = createTheme();

createRoot(document.getElementById('root')${codeVariant === 'TS' ? '!' : ''}).render(
  <StrictMode>
${hasStylesheet ? `    <StyledEngineProvider injectFirst>\n${tree}\n    </StyledEngineProvider>` : tree}
  </StrictMode>,
);
`;
}

export interface ViteConfigRequest {
  readonly sandbox: Sandbox | undefined;
  /** The module of a plugin that the project brings itself. */
  readonly tailwindPlugin: string | undefined;
}

export function viteConfig({sandbox, tailwindPlugin}: ViteConfigRequest): string {
  // CodeSandbox shows the project at a URL of its own, which Vite answers only when it is named.
  const server = sandbox === 'CodeSandbox' ? "\n  server: { allowedHosts: ['.csb.app'] }," : '';
  return `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
${tailwindPlugin ? `import tailwind from '${tailwindPlugin}';\n` : ''}
export default defineConfig({
  plugins: [react()${tailwindPlugin ? ', tailwind()' : ''}],${server}
});
`;
}

/** Settings of TypeScript, as strict as the ones that the demos were written under. */
export function tsconfig(): string {
  return json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      verbatimModuleSyntax: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  });
}

/** Declares modules that come without types. */
export function moduleDeclarations(modules: readonly string[]): string {
  return modules.map((module) => `declare module '${module}';\n`).join('');
}

/** What CodeSandbox runs to start a project. */
export function codeSandboxTasks(): string {
  return json({
    setupTasks: [{name: 'Install packages', command: 'npm install'}],
    tasks: {dev: {name: 'Start', command: 'npm run dev', runAtStart: true, preview: {port: PORT}}},
  });
}
