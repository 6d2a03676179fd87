/** @jest-environment jsdom */
import {act, render, screen, waitFor} from '@testing-library/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import {useTheme, type Theme} from '@mui/material/styles';
import {useState, type ReactNode} from 'react';
import {preferencesStore} from '../../../plugins/preferences/client/preferencesStore';
import {readerTheme} from '../../../plugins/preferences/client/readerTheme';
import ReaderTheme from '../../../plugins/preferences/theme/ReaderTheme';
import {DEFAULT_PREFERENCES, type ThemeAction} from '../../../plugins/preferences/themePreferences';

const seen: {theme?: Theme; mounts: number} = {mounts: 0};

function Demo(): ReactNode {
  seen.theme = useTheme();
  useState(() => (seen.mounts += 1));
  return (
    <Box data-testid="box" sx={{marginLeft: 2}}>
      <Button>Save</Button>
      <IconButton aria-label="Add" />
      <TextField label="Name" />
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>Cell</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}

function show(): void {
  render(
    <ReaderTheme>
      <Demo />
    </ReaderTheme>,
  );
}

function choose(...actions: ThemeAction[]): void {
  act(() => actions.forEach((action) => preferencesStore.dispatch(action)));
}

beforeEach(() => {
  choose({type: 'resetDensity'}, {type: 'resetColors'}, {type: 'change', direction: 'ltr', paletteMode: 'light'});
  seen.mounts = 0;
});

test('without a choice it is the default theme of MUI in the font of the page', () => {
  show();
  expect(preferencesStore.getState()).toEqual(DEFAULT_PREFERENCES);
  expect(seen.theme).toMatchObject({
    shape: {borderRadius: 4},
    direction: 'ltr',
    components: {},
    typography: {fontFamily: 'var(--site-font-text)', body1: {fontFamily: 'var(--site-font-text)', fontSize: '1rem'}},
    palette: {mode: 'light', primary: {main: '#1976d2'}},
  });
  expect(seen.theme?.spacing(1)).toBe('8px');
  expect(screen.getByTestId('box').className).toMatch(/\bcss-/);
  expect(screen.getByTestId('box')).toHaveStyle({marginLeft: '16px'});
});

test('mode, spacing and colors change at once', () => {
  show();
  choose(
    {type: 'setSpacing', spacing: 5},
    {type: 'change', paletteMode: 'dark', paletteColors: {primary: {main: '#ff0000'}}},
  );
  expect(seen.theme).toMatchObject({palette: {mode: 'dark', primary: {main: '#ff0000'}}, shape: {borderRadius: 4}});
  expect(screen.getByTestId('box')).toHaveStyle({marginLeft: '10px'});
  expect(seen.mounts).toBe(1);
});

test('density makes buttons, inputs and tables small, and takes it back', () => {
  show();
  const classes = (): string[] => [
    screen.getByRole('button', {name: 'Save'}).className,
    screen.getByRole('button', {name: 'Add'}).className,
    screen.getByRole('textbox').className,
    screen.getByRole('cell').className,
  ];
  const small = [/MuiButton-sizeSmall/, /MuiIconButton-sizeSmall/, /MuiInputBase-inputSizeSmall/, /sizeSmall/];
  const margin = /MuiFormControl-marginDense/;
  choose({type: 'setDense', dense: true});
  classes().forEach((name, index) => expect(name).toMatch(small[index] ?? ''));
  expect(document.querySelector('.MuiFormControl-root')?.className).toMatch(margin);
  expect(seen.theme?.components?.MuiDataGrid?.defaultProps).toEqual({density: 'compact'});
  choose({type: 'resetDensity'});
  classes().forEach((name, index) => expect(name).not.toMatch(small[index] ?? ''));
  expect(document.querySelector('.MuiFormControl-root')?.className).not.toMatch(margin);
});

test('the theme of the same preferences is made once', () => {
  const {getState, dispatch} = preferencesStore;
  const theme = readerTheme(getState());
  dispatch({type: 'setSpacing', spacing: 8});
  expect(readerTheme(getState())).toBe(theme);
  dispatch({type: 'increaseSpacing'});
  expect(readerTheme(getState())).not.toBe(theme);
});

test('a color that MUI cannot read costs the colors, not the page', () => {
  const unreadable = {...DEFAULT_PREFERENCES, dense: true, paletteColors: {primary: {main: 'RGB(1, 2, 3)'}}};
  expect(readerTheme(unreadable)).toMatchObject({
    palette: {primary: {main: '#1976d2'}},
    components: {MuiButton: {defaultProps: {size: 'small'}}},
  });
});

test('right to left mirrors the styles, and what a demo holds outlives the change', async () => {
  show();
  const box = screen.getByTestId('box');
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.value = 'typed';
  choose({type: 'change', direction: 'rtl'});
  await waitFor(() => expect(screen.getByTestId('box')).toHaveStyle({marginRight: '16px'}));
  expect(screen.getByTestId('box')).toBe(box);
  expect(box.parentElement).toHaveAttribute('dir', 'rtl');
  expect(box.className).toMatch(/\brtl-/);
  expect(seen.theme?.direction).toBe('rtl');
  choose({type: 'change', direction: 'ltr'});
  expect(box.parentElement).toHaveAttribute('dir', 'ltr');
  expect(box.className).not.toMatch(/\brtl-/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
  expect(seen.mounts).toBe(1);
});
