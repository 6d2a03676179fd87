/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "umd"]}
 */
import './chartsInJest';
import {render} from '@testing-library/react';
import {PieChart} from '@mui/x-charts/PieChart';

const SIZE = {width: 400, height: 300};

test('a pie is left of the middle unless its left margin is as wide as the right one', () => {
  const centerOf = (margin?: {left: number}) => {
    const {container} = render(<PieChart {...SIZE} {...(margin && {margin})} series={[{data: [{value: 1}]}]} />);
    const group = container.querySelector('.MuiPieArc-root')?.closest('[transform]');
    return Number(/translate\(([\d.]+)/.exec(group?.getAttribute('transform') ?? '')?.[1]);
  };
  expect(centerOf()).toBe(152.5);
  expect(centerOf({left: 100})).toBe(200);
});

test('equal ids in two series of a pie are an error of React', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const pies = (second: number) =>
    render(
      <PieChart
        {...SIZE}
        series={[
          {data: [{id: 1, value: 1, label: 'Rent'}], outerRadius: 40},
          {data: [{id: second, value: 2, label: 'Food'}], innerRadius: 60},
        ]}
      />,
    );
  const sameKey = expect.stringContaining('two children with the same key') as string;
  pies(2);
  expect(errors).not.toHaveBeenCalledWith(sameKey, expect.anything(), expect.anything());
  pies(1);
  expect(errors).toHaveBeenCalledWith(sameKey, expect.anything(), expect.anything());
  errors.mockRestore();
});
