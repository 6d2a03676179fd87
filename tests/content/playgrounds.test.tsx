/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "umd"]}
 */
import type {Root} from 'mdast';
import './chartsInJest';
import {format} from 'node:util';
import {cleanup, render} from '@testing-library/react';
import {renderFirstState} from '../../plugins/playground/client/firstState';
import type {ModuleExports} from '../../plugins/playground/client/modules';
import {playgroundSettings, playgroundsIn} from '../../plugins/playground/node/remarkPlayground';
import type {PlaygroundSettings} from '../../plugins/playground/settings';
import {sitePlaygroundData} from '../../plugins/playground/node/playgroundData';
import {parse} from '../rules/pages/page';
import {PAGE_FILES} from '../rules/pages/writtenPages';
import {readProjectFile} from '../rules/projectFiles';

let playgrounds: readonly PlaygroundSettings[];

beforeAll(async () => {
  const data = await sitePlaygroundData();
  const texts = PAGE_FILES.map((file) => ({file, text: readProjectFile(file)}));
  playgrounds = texts
    .filter(({text}) => text.includes('<Playground'))
    .flatMap(({file, text}) => playgroundsIn(parse(text) as Root).map((node) => playgroundSettings(node, file, data)));
}, 240_000);

const load = (specifier: string): ModuleExports => jest.requireActual<ModuleExports>(specifier);
const required = (specifier: string): ModuleExports =>
  specifier.startsWith('@mui/x-charts') ? (jest.requireMock as typeof load)(specifier) : load(specifier);

test('the playgrounds of the pages draw their first state, and the packages have nothing to say about it', () => {
  const printed: string[] = [];
  const note = (...what: unknown[]) => void printed.push(format(...what));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
  // Charts take their width from the page.
  const {getComputedStyle} = window;
  jest.spyOn(window, 'getComputedStyle').mockImplementation((...given) => {
    const style = getComputedStyle(...given);
    return given[0].className.includes('MuiResponsiveChart')
      ? new Proxy(style, {get: (all, name) => (name === 'width' ? '480px' : (Reflect.get(all, name, all) as unknown))})
      : style;
  });
  const charts = playgrounds.filter(({from}) => from.startsWith('@mui/x-charts'));
  const empty = charts.filter((settings) => {
    const {container} = render(<>{renderFirstState(settings, required)}</>);
    const isEmpty = container.querySelector('svg path, svg rect, svg circle') === null;
    cleanup();
    return isEmpty;
  });
  expect(charts.length).toBeGreaterThan(5);
  expect(empty).toEqual([]);
  expect(printed).toEqual([]);
});
