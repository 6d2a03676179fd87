import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import templates, {validateOptions, withContributions} from '../../../plugins/templates';
import {templateRoute, type TemplateRouteRequest} from '../../../plugins/templates/node/templateRoute';
import {validateOptions as validateWith} from '../../../plugins/templates/options';
import {fontProvider, readSettings} from '../../../src/node/settings';

const ROOT = path.resolve(__dirname, '../../..');
const DEMO = 'docs/introduction/dashboard-template/Dashboard.tsx';
const REQUEST: TemplateRouteRequest = {
  siteDir: ROOT,
  baseUrl: '/',
  options: {demo: DEMO, hasDemos: true},
  provider: fontProvider(readSettings({FONT_HOST: 'https://files.example.com'})),
};

test('the route has the demo and the font provider as its data', () => {
  expect(templateRoute(REQUEST)).toEqual({
    path: '/x/templates/dashboard/',
    component: '@theme/TemplatePage',
    exact: true,
    props: {
      provider: {
        familyStylesheet: 'https://fonts.googleapis.com/css2?family={family}&display=swap',
        iconStylesheet: 'https://fonts.googleapis.com/icon?family=Material+Icons',
        fontHost: 'https://files.example.com',
      },
    },
    modules: {demo: `${path.join(ROOT, DEMO)}?demo`},
  });
});

test('in another language the route is below its base URL', () => {
  expect(templateRoute({...REQUEST, baseUrl: '/zh/'}).path).toBe('/zh/x/templates/dashboard/');
});

test('without a plugin that makes demos there is the page alone', () => {
  const {demo, ...rest} = templateRoute({...REQUEST, options: {demo: DEMO, hasDemos: false}});
  expect(demo).toBeUndefined();
  expect(rest).not.toHaveProperty('modules');
  expect(withContributions({}, [{}, {demoFolders: []}])).toEqual({hasDemos: false});
  expect(withContributions({demo: 'a.tsx'}, [{}, {demoFolders: ['docs']}])).toEqual({demo: 'a.tsx', hasDemos: true});
});

test('a demo that is not there stops the build', () => {
  expect(() => templateRoute({...REQUEST, options: {demo: 'docs/Gone.tsx', hasDemos: true}})).toThrow(
    '[templates] docs/Gone.tsx: there is no such demo. Fix the option "demo", or take the plugin out.',
  );
});

test('options have defaults, and all problems are named at once', () => {
  expect(validateOptions({options: {}})).toMatchObject({demo: DEMO, hasDemos: false});
  expect(() => validateWith({options: {demo: 'Dashboard.js', hasDemos: 3, color: 'red'}})).toThrow(
    '[templates] invalid options: "demo" must be the path of a .tsx file; "hasDemos" must be a boolean; "color" is not allowed',
  );
});

test('the plugin adds the one route', async () => {
  const plugin = templates({siteDir: ROOT, baseUrl: '/'} as LoadContext, {demo: DEMO, hasDemos: true});
  const added: string[] = [];
  const actions = {addRoute: (route: {path: string}) => added.push(route.path)};
  await plugin.contentLoaded?.({actions} as unknown as Parameters<NonNullable<typeof plugin.contentLoaded>>[0]);
  expect(added).toEqual(['/x/templates/dashboard/']);
});
