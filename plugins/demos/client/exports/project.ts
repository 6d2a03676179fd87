import {SITE} from '@site/src/site/site';
import {DEFAULT_CODE_STYLING, type CodeVariant} from '@site/src/site/storage';
import type {DemoFile} from '../../types';
import {importedModules, isRelative} from './imports';
import {packageList, untypedModules} from './packages';
import {
  codeSandboxTasks,
  componentEnding,
  entryModule,
  indexHtml,
  moduleDeclarations,
  packageJson,
  tsconfig,
  viteConfig,
} from './projectFiles';
import {TAILWIND_FILES, TAILWIND_PLUGIN, TAILWIND_STYLESHEET} from './tailwindFiles';
import type {ExportProject, ExportRequest} from './types';

const SOURCE = /\.[jt]sx?$/;

/** What an import may leave out at the end of a file's name. */
const LEFT_OUT = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Where a file of the demo lies in the project; the demo's own becomes `src/Demo`. */
function pathOf(file: DemoFile, isDemo: boolean, codeVariant: CodeVariant): string {
  if (isDemo) {
    return `src/Demo.${componentEnding(codeVariant)}`;
  }
  const name = codeVariant === 'JS' ? file.name.replace(/\.ts(x?)$/, (_ending, x: string) => `.js${x}`) : file.name;
  return `src/${name}`;
}

function demoFiles({sources, codeVariant}: ExportRequest): Record<string, string> {
  const isLeftOut = ({textJs}: DemoFile): boolean => codeVariant === 'JS' && textJs === '';
  const entries = sources.files.flatMap((file, index) => {
    const text = codeVariant === 'JS' ? (file.textJs ?? file.text) : file.text;
    return isLeftOut(file) ? [] : [[pathOf(file, index === 0, codeVariant), `${text.trimEnd()}\n`] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Sees to it that what the demo imports from beside it came along.
 *
 * @throws for a file that is missing
 */
function checkRelativeImports(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files).filter(([name]) => SOURCE.test(name))) {
    for (const module of importedModules(text).filter(isRelative)) {
      const target = new URL(module, `file:///${path}`).pathname.slice(1);
      if (!LEFT_OUT.some((ending) => Object.hasOwn(files, `${target}${ending}`))) {
        throw new Error(`"${module}", which ${path} imports, is not among the demo's files.`);
      }
    }
  }
}

/**
 * Puts files together.
 *
 * @throws when two of them would have the same path
 */
function together(parts: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const [path, text] of parts.flatMap((part) => Object.entries(part))) {
    if (Object.hasOwn(files, path)) {
      throw new Error(`A file of the demo is called like the export's own ${path}. Rename it.`);
    }
    files[path] = text;
  }
  return files;
}

/** The component whose icons the icon font draws. */
const ICON_MODULE = '@mui/material/Icon';

/**
 * A demo as a project that starts with Vite: the demo, what it imports from beside it, an entry
 * with MUI's default theme and its font, and exactly the packages that these need.
 *
 * @throws for a date adapter, a package or a relative import that cannot be resolved; see packages.ts
 */
export function exportProject(request: ExportRequest): ExportProject {
  const {name, url, codeVariant, styling, sandbox, fonts, facts} = request;
  const isTailwind = styling === 'Tailwind';
  const ending = componentEnding(codeVariant);
  const main = `src/main.${ending}`;
  const title = `${name} - ${SITE.title}`;
  const description = `${styling === DEFAULT_CODE_STYLING ? name : `${name} (${styling})`}, from ${url}`;

  const demo = demoFiles(request);
  const hasStylesheet = isTailwind || Object.keys(demo).some((path) => path.endsWith('.css'));
  const stylesheet = isTailwind ? TAILWIND_STYLESHEET : undefined;
  const sources = together([
    demo,
    {[main]: entryModule({codeVariant, hasStylesheet, stylesheet})},
    isTailwind ? TAILWIND_FILES : {},
  ]);
  checkRelativeImports(sources);

  const imported = Object.entries(sources)
    .filter(([path]) => path.startsWith('src/') && SOURCE.test(path))
    .flatMap(([, text]) => importedModules(text));
  const packages = {modules: [...new Set(imported)], codeVariant, styling, facts};
  const untyped = untypedModules(packages);

  const drawsIcons = imported.includes(ICON_MODULE);
  const files = together([
    {'package.json': packageJson(name, description, packageList(packages))},
    {'index.html': indexHtml({title, mainFile: main, drawsIcons, fonts})},
    {'vite.config.js': viteConfig({sandbox, tailwindPlugin: isTailwind ? TAILWIND_PLUGIN : undefined})},
    codeVariant === 'TS' ? {'tsconfig.json': tsconfig()} : {},
    untyped.length > 0 ? {'src/untyped.d.ts': moduleDeclarations(untyped)} : {},
    sandbox === 'CodeSandbox' ? {'.codesandbox/tasks.json': codeSandboxTasks()} : {},
    sources,
  ]);
  return {title, description, mainFile: `src/Demo.${ending}`, files};
}
