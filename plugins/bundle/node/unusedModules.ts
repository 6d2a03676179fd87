import path from 'node:path';

const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * Modules that the stock theme imports on every page and this site does not need, each with its size (gzip) and the reason.
 * They are aliased to `false`, an empty module, or to a module of this site with what it needs of them.
 */
export const UNUSED_MODULES: Readonly<Record<string, false | string>> = {
  // 34 KB: Prism and its grammars. Code is highlighted at build time.
  [path.join(themeClassic, 'prism-include-languages')]: false,
  // 16 KB in the live editor: grammars of languages that nobody edits.
  'prism-react-renderer$': path.join(__dirname, '../client/prism.ts'),
  // 6 KB: what writes the head, which the server has written for the first page.
  'react-helmet-async$': path.join(__dirname, '../client/lateHelmet.tsx'),
  // A pattern is compiled for the path of every page there.
  'react-router-config$': path.join(__dirname, '../client/routing.tsx'),
  // 2 KB: a progress bar for route changes. Routes are prefetched, and the browser shows that a page loads.
  [path.join(themeClassic, 'nprogress')]: false,
  // 4 KB: types of navbar items that this site does not use.
  '@theme/NavbarItem/LocaleDropdownNavbarItem': false,
  '@theme/NavbarItem/SearchNavbarItem': false,
  '@theme/NavbarItem/DropdownNavbarItem': false,
  '@theme/NavbarItem/HtmlNavbarItem': false,
  '@theme/NavbarItem/DocNavbarItem': false,
  '@theme/NavbarItem/DocSidebarNavbarItem': false,
  '@theme/NavbarItem/DocsVersionNavbarItem': false,
  '@theme/NavbarItem/DocsVersionDropdownNavbarItem': false,
  // 1 KB: details on pages are the browser's own.
  '@theme/MDXComponents/Details': false,
  // 1 KB: sidebars cannot be hidden.
  '@theme/DocSidebar/Desktop/CollapseButton': false,
  '@theme/DocRoot/Layout/Sidebar/ExpandButton': false,
};

/** 2 KB: what only the server renders, inside static blocks; the dev server has none. Its styles are imported apart. */
export const SERVER_ONLY_MODULES: Readonly<Record<string, false>> = {'@theme/Admonition': false};

interface ReplacedModule {
  /** What is imported. */
  readonly request: RegExp;
  /** The end of the folder of the importing module. */
  readonly inFolder: string;
  /** Absolute path of what is imported instead. */
  readonly file: string;
}

const CORE_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');
const client = (name: string): string => path.join(__dirname, '../client', name);

/** Modules that Docusaurus imports by a relative path, or that only one package needs less of. */
const REPLACED_MODULES: readonly ReplacedModule[] = [
  {request: /^\.\/BaseUrlIssueBanner$/, inFolder: CORE_CLIENT, file: client('noBanner.ts')},
  {request: /^\.\/preload$/, inFolder: CORE_CLIENT, file: client('preload.ts')},
  {request: /^\.\/docusaurus$/, inFolder: CORE_CLIENT, file: client('prefetch.ts')},
  {request: /^\.\/hasHydratedDataAttribute$/, inFolder: CORE_CLIENT, file: client('hasHydrated.tsx')},
  {
    request: /^tslib$/,
    inFolder: path.join('@docusaurus', 'utils-common', 'lib'),
    file: client('typescriptHelpers.ts'),
  },
];

/** The entry of the site's script. Its path is whole; what it imports has no ending. */
const ENTRY: ReplacedModule = {request: /[\\/]clientEntry\.js$/, inFolder: '', file: client('start.ts')};

type Replacement = new (request: RegExp, replace: (asked: {context: string; request: string}) => void) => object;

/**
 * Plugins of the bundler that put other modules in place of Docusaurus'.
 *
 * @param isProduction the dev server has an entry of its own
 */
export function replaceModules<T extends Replacement>(
  NormalModuleReplacement: T,
  isProduction: boolean,
): InstanceType<T>[] {
  return [...REPLACED_MODULES, ...(isProduction ? [ENTRY] : [])].map(
    ({request, inFolder, file}) =>
      new NormalModuleReplacement(request, (asked) => {
        if (asked.context.endsWith(inFolder)) {
          asked.request = file;
        }
      }) as InstanceType<T>,
  );
}

interface Rule {
  readonly test: RegExp;
  readonly resolve: {readonly alias: Record<string, string | false>};
}

/** 1 KB: the router's `withRouter` copies what a class has, and nothing calls it. */
export const UNUSED_IN_ROUTER: Rule = {
  test: /[\\/]node_modules[\\/]react-router[\\/]/,
  resolve: {alias: {'hoist-non-react-statics': false}},
};

/** 0.6 KB: checks of props, which a production build does not run. */
export const UNUSED_CHECKS: Rule = {
  test: /[\\/]node_modules[\\/](?:react-router|react-router-dom|react-helmet-async)[\\/]/,
  resolve: {alias: {'react-is': false, 'prop-types': path.join(__dirname, '../client/propTypes.ts')}},
};

/**
 * 7 KB of what runs edited code: the compiler's parser of Flow, its transforms that nobody asks for, the check of its options,
 * and the reading of source maps, which it only writes.
 */
export const UNUSED_IN_COMPILER: readonly Rule[] = [
  {
    test: /[\\/]node_modules[\\/]sucrase[\\/]/,
    resolve: {
      alias: {
        '../plugins/flow': false,
        './flow': false,
        './FlowTransformer': false,
        './JestHoistTransformer': false,
        './ReactHotLoaderTransformer': false,
        './Options': path.join(__dirname, '../client/unchecked.ts'),
      },
    },
  },
  {
    test: /[\\/]node_modules[\\/]@jridgewell[\\/]gen-mapping[\\/]/,
    resolve: {alias: {'@jridgewell/trace-mapping': false}},
  },
];
