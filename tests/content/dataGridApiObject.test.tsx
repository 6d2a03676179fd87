/** @jest-environment jsdom */
import type {ComponentType} from 'react';
import {createTheme, ThemeProvider, type ThemeOptions} from '@mui/material/styles';
import {render, screen} from '@testing-library/react';
import UseGridApiContext from '../../docs/react-data-grid/api-object/UseGridApiContext';
import UseGridApiContextTailwind from '../../docs/react-data-grid/api-object/UseGridApiContext.tailwind';

// An import that ends in `.css` is a stylesheet for Jest.
const {default: UseGridApiContextCss} = jest.requireActual<{default: ComponentType}>(
  '../../docs/react-data-grid/api-object/UseGridApiContext.css.tsx',
);

test.each<[string, ComponentType]>([
  ['MUI System', UseGridApiContext],
  ['CSS', UseGridApiContextCss],
  ['Tailwind', UseGridApiContextTailwind],
])('the buttons of %s count one page if there are no rows', (_, Demo) => {
  const filterModel = {items: [{field: 'customer', operator: 'equals', value: 'Nobody'}]};
  const components = {MuiDataGrid: {defaultProps: {filterModel}}} as ThemeOptions['components'];
  render(
    <ThemeProvider theme={createTheme({components})}>
      <Demo />
    </ThemeProvider>,
  );
  expect(screen.getByText('Page 1 of 1')).toBeInTheDocument();
  for (const label of ['Newer', 'Older']) {
    expect(screen.getByText(label)).toBeDisabled();
  }
});
