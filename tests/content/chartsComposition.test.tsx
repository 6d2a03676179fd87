/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {render} from '@testing-library/react';
import GridLinesAndValues from '../../docs/react-charts/composition/GridLinesAndValues';

test('the demo has a line at each tick of the y-axis, below the bars, and a value above each bar', () => {
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({width: '400px', height: '300px'} as CSSStyleDeclaration);
  const {container} = render(<GridLinesAndValues />);
  const find = (selector: string): Element[] => [...container.querySelectorAll(selector)];
  const lines = find('svg > path');
  const offsets = find('.MuiChartsAxis-left .MuiChartsAxis-tickContainer').map(
    (tick) => /, ?([\d.]+)\)/.exec(tick.getAttribute('transform') ?? '')?.[1],
  );
  expect(offsets.length).toBeGreaterThan(3);
  expect(lines.map((line) => line.getAttribute('d'))).toEqual(offsets.map((offset) => `M 50 ${offset} h 300`));
  expect(lines.at(-1)?.compareDocumentPosition(find('.MuiBarElement-root')[0] as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const values = find('svg > text');
  expect(values.map(({textContent}) => textContent)).toEqual(['184', '167', '223', '241', '236']);
  // A band is 60 px wide.
  expect(values.map((value) => value.getAttribute('x'))).toEqual(['80', '140', '200', '260', '320']);
});
