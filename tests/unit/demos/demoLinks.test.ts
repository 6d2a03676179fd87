import {eventDataOf} from '../../../plugins/demos/client/eventData';
import {readDemoHash} from '../../../plugins/demos/client/demoHash';
import {fileInRepository, problemReport, sourceHash} from '../../../plugins/demos/client/demoLinks';
import type {DemoInfo} from '../../../plugins/demos/types';

const REPOSITORY = {organizationName: 'owner', projectName: 'docs'};

test.each([
  ['TS', 'MUI System', '#BasicBars.tsx'],
  ['JS', 'MUI System', '#BasicBars.js'],
  ['TS', 'Tailwind', '#tailwind-BasicBars.tsx'],
  ['JS', 'CSS', '#css-BasicBars.js'],
] as const)('the source in %s and %s has the URL %s, which is read back', (codeVariant, styling, hash) => {
  expect(sourceHash('BasicBars', codeVariant, styling)).toBe(hash);
  const read = readDemoHash(hash);
  expect(read).toMatchObject({name: 'BasicBars', codeVariant});
  expect(read?.styling ?? 'MUI System').toBe(styling);
});

test('a file is read in the repository', () => {
  expect(fileInRepository(REPOSITORY, 'docs/a/B.tsx')).toBe('https://github.com/owner/docs/blob/main/docs/a/B.tsx');
});

test('a report names the demo and where it stands', () => {
  const demo = {name: 'BasicBars', page: '/x/react-charts/bars'} as DemoInfo;
  const url = new URL(problemReport(REPOSITORY, demo, 'https://example.org'));
  expect(url.origin + url.pathname).toBe('https://github.com/owner/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('[demo] BasicBars: ');
  expect(url.searchParams.get('body')).toContain('https://example.org/x/react-charts/bars/#BasicBars');
});

test('events of an open demo have a category of their own', () => {
  expect(eventDataOf('BasicBars', false)('reset')).toEqual({
    'data-ga-event-category': 'demo',
    'data-ga-event-action': 'reset',
    'data-ga-event-label': 'BasicBars',
  });
  expect(eventDataOf('BasicBars', true)('reset')['data-ga-event-category']).toBe('demo-expand');
});
