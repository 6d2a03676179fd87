// Plain JavaScript, since Jest reads a TypeScript configuration on Node 20 only with one more package.
import {fileURLToPath} from 'node:url';

// `unit` needs no build, `exports` installs and builds exported projects, `site` looks at the files in build/, and `versions`
// at those of a site with an older version, which the stage "small site" makes (scripts/stages.ts).

const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** @type {import('jest').Config} */
const shared = {
  rootDir,
  testEnvironment: '<rootDir>/tests/environment/sharedCompiler.ts',
  // Where `npm run check` keeps what the next run may use; a clean clone has none of it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '\\.(ts|tsx|mts|mjs|js|jsx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true, dynamicImport: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  // Packages run as they are, except those that are ES modules only and that Docusaurus' bundler would take in.
  transformIgnorePatterns: [
    '/node_modules/(?!(@docusaurus|unist-util-[^/]+|unified|mdast-[^/]+|hast-[^/]+|estree-[^/]+|micromark[^/]*|ccount|devlop|longest-streak|markdown-table|zwitch|escape-string-regexp|decode-named-character-reference|character-[^/]+|parse-entities|stringify-entities|is-(?:alphabetical|alphanumerical|decimal|hexadecimal)|vfile-message|fault)/)',
  ],
  moduleNameMapper: {
    '^typescript$': '<rootDir>/tests/environment/typescript.cjs',
    '\\.module\\.css$': '<rootDir>/tests/mocks/cssModule.ts',
    '\\.css$': '<rootDir>/tests/mocks/stylesheet.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/preferences/default/themeLanguage$': '<rootDir>/tests/mocks/themeLanguage.ts',
    '^@docusaurus/(BrowserOnly|ExecutionEnvironment|Head|Link|Translate|isInternalUrl|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser)$':
      '<rootDir>/tests/mocks/docusaurus/$1',
  },
  // A constant that the bundler puts into the pages' code.
  globals: {__SERVER_BUNDLE__: false, __STATIC_CONTENT__: true},
};

/** @type {import('jest').Config} */
export default {
  rootDir,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/{unit,content}/**/*.test.{ts,tsx}', '<rootDir>/tests/rules/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
    },
    {...shared, displayName: 'exports', testMatch: ['<rootDir>/tests/exports/**/*.test.ts']},
    {...shared, displayName: 'site', testMatch: ['<rootDir>/tests/site/**/*.test.ts']},
    {...shared, displayName: 'versions', testMatch: ['<rootDir>/tests/versions/versions.test.ts']},
    {...shared, displayName: 'bare', testMatch: ['<rootDir>/tests/versions/withoutPlugins.test.ts']},
  ],
};
