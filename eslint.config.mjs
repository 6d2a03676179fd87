import {builtinModules} from 'node:module';
import {fileURLToPath} from 'node:url';
import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import n from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BORDER = 'Code for the browser imports nothing of Node: only JSON crosses.';

/** Imports that only work in Node. */
const NODE_IMPORTS = [
  {regex: `^(?:node:|(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$)`, message: BORDER},
  {regex: '^\\.{1,2}/(?:.*/)?node(?:/|$)', message: BORDER},
  {regex: '^@site/src/node(?:/|$)', message: BORDER},
  {regex: '^@docusaurus/(?:utils|utils-validation|types/server|core)(?:/|$)', message: BORDER},
];

/** Functions that some browsers lack for which the site is built (`browserslist` in package.json), and what stands for them. */
const MISSING_IN_BROWSERS = [
  {
    object: 'Response',
    property: 'json',
    message: 'Safari 16 and Firefox 114 lack it: new Response(JSON.stringify(…)).',
  },
  {object: 'URL', property: 'canParse', message: 'Safari 16, Chrome 119 and Firefox 114 lack it: try new URL(…).'},
];

const FOCUSED = 'A test that runs alone hides all others: take "only" out.';
const SKIPPED =
  "A test is skipped only where it cannot run, and says why, in its body: test.skip(browserName !== 'chromium', 'reason').";

/** Tests that hide others, and tests that never run. */
const SILENCED_TESTS = [
  {selector: 'Identifier[name=/^(?:fit|fdescribe)$/]', message: FOCUSED},
  {selector: 'Identifier[name=/^(?:xit|xtest|xdescribe)$/]', message: SKIPPED},
  {
    selector:
      "MemberExpression[property.name='only']:matches([object.name=/^(?:test|it|describe)$/], [object.property.name=/^(?:describe|serial|parallel|concurrent)$/])",
    message: FOCUSED,
  },
  {
    selector:
      "MemberExpression[property.name=/^(?:todo|fixme)$/]:matches([object.name=/^(?:test|it)$/], [object.property.name='describe'])",
    message: SKIPPED,
  },
  {
    selector:
      "MemberExpression[property.name='skip']:matches([object.name='describe'], [object.property.name='describe'])",
    message: SKIPPED,
  },
  {
    // Uses without a direct call: test.skip.each(…), const maybe = test.skip.
    selector: ":not(CallExpression) > MemberExpression[property.name='skip'][object.name=/^(?:test|it)$/]",
    message: SKIPPED,
  },
  {
    selector:
      "CallExpression[callee.property.name='skip']:not([arguments.length=2][arguments.0.type!=/Literal$/]:matches([arguments.1.type=/Literal$/], [arguments.1.name=/^[A-Z_]+$/]))",
    message: SKIPPED,
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'build',
      '.docusaurus',
      '.cache',
      'docs/api',
      // Snapshots of older versions are not changed.
      'versioned_*',
      'test-results',
      'playwright-report',
      'tests/fixtures',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, jsxA11y.flatConfigs.recommended, reactHooks.configs['recommended-latest']],
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      // A component may need it, such as a cell that the reader has just opened for editing.
      'jsx-a11y/no-autofocus': ['error', {ignoreNonDOM: true}],
    },
  },
  {
    // Rules that need types.
    files: ['**/*.{ts,tsx}'],
    ignores: ['docs/**'],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url))},
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
      '@typescript-eslint/require-await': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // The types of plugin hooks ask for a promise, even if a hook has nothing to await.
    files: ['plugins/**/index.ts'],
    rules: {'@typescript-eslint/require-await': 'off'},
  },
  {
    // Imported packages are declared in package.json. This rule does not know the browser's aliases; knip checks that side.
    files: ['plugins/*/{index,options}.ts', 'plugins/*/node/**', 'src/{node,text,site}/**', 'scripts/**'],
    plugins: {n},
    rules: {'n/no-extraneous-import': 'error'},
  },
  {files: ['**/*.{mjs,js}'], languageOptions: {globals: globals.node}},
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: globals.node},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // What only the server renders is behind `__STATIC_CONTENT__`, where an import would be bundled for the browser too.
    files: ['src/theme/**'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {files: ['static/**'], languageOptions: {sourceType: 'script', globals: globals.browser}},
  {
    rules: {
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'max-lines': ['error', {max: 300}],
      'no-console': 'error',
      'no-implicit-coercion': ['error', {boolean: false}],
      'object-shorthand': 'error',
    },
  },
  // Commands print to the terminal.
  {
    files: ['scripts/**', 'tests/**'],
    rules: {'no-console': 'off'},
  },
  {files: ['tests/**'], rules: {'no-restricted-syntax': ['error', ...SILENCED_TESTS]}},
  // Data files may be long.
  {files: ['sidebars.ts'], rules: {'max-lines': 'off'}},
  {
    // Code for the browser. Files beside a plugin's index.ts and options.ts are used in Node too.
    files: ['plugins/*/{client,theme}/**', 'plugins/*/*.ts', 'src/{site,text,ui,fallbacks/theme,theme,pages}/**'],
    ignores: ['plugins/*/{index,options}.ts'],
    rules: {
      'no-restricted-imports': ['error', {patterns: NODE_IMPORTS}],
      'no-restricted-properties': ['error', ...MISSING_IN_BROWSERS],
    },
  },
  {
    // A demo is copied into an app: it imports packages, files beside it and shared ones, nothing of this site.
    files: ['docs/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?:@site|@theme|@docusaurus|@generated)(?:/|$)|^\\.\\./(?!(?:\\.\\./)*shared/)',
              message: 'A demo imports only what a reader can install.',
            },
          ],
        },
      ],
    },
  },
);
