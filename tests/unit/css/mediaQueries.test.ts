import {readFileSync} from 'node:fs';
import {mediaQueries} from '../../../src/css/mediaQueries';
import {FONTS} from '../../../src/site/tokens';
import {PROJECT_FILES, readProjectFile} from '../../rules/projectFiles';

test('each breakpoint can be named from both sides', () => {
  expect(mediaQueries()).toContain(
    '@custom-media --below-sm (width < 600px);\n@custom-media --from-sm (width >= 600px);',
  );
  expect(mediaQueries().match(/\d+px/g)).toEqual(
    ['600', '900', '1200', '1536', '997'].flatMap((px) => [`${px}px`, `${px}px`]),
  );
});

test('stylesheets name the width of a screen, and only by names that there are', () => {
  const names: readonly string[] = mediaQueries().match(/--[\w-]+/g) ?? [];
  const problems = PROJECT_FILES.filter((file) => /^(?:src|plugins)\/.*\.css$/.test(file)).flatMap((file) =>
    (readProjectFile(file).match(/@media[^{]*/g) ?? []).flatMap((query) => {
      const unknown = (query.match(/--[\w-]+/g) ?? []).filter((name) => !names.includes(name));
      return /width[^{]*px/.test(query) || unknown.length > 0 ? [`${file}: ${query.trim()}`] : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('each font that is not a stand-in is served, or known not to be', () => {
  const served = [...readFileSync('src/css/fonts.css', 'utf8').matchAll(/font-family: '([^']+)'/g)].map(
    ([, name]) => name,
  );
  const named = Object.values(FONTS).flatMap((stack) =>
    [...stack.matchAll(/"(IBM Plex[^"]*)"/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => !served.includes(name))).toEqual([]);
  expect(FONTS.heading).toMatch(/^"General Sans", "IBM Plex Sans"/);
});
