/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import type {ReactElement} from 'react';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DEFAULT_LOCALE} from '@mui/x-date-pickers/locales';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {readProjectFile} from '../rules/projectFiles';

const english: Record<string, unknown> = {...DEFAULT_LOCALE};

describe('The tables of keys', () => {
  const text = readProjectFile('docs/react-date-pickers/localization/index.mdx');
  const [, all = ''] = text.split('{/* #keys */}');
  const [byPart = '', byArguments = ''] = (all.split('\n## ')[0] ?? '').split('These keys are functions');
  const namesIn = (part: string): string[] => [...part.matchAll(/`(\w{3,})`/g)].map(([, name = '']) => name);
  const placeholders = Object.keys(english).filter((key) => key.endsWith('Placeholder'));

  test('have all texts of the package', () => {
    const listed = namesIn(byPart).filter((name) => name !== 'PickersLocaleText');
    expect([...listed, ...placeholders].toSorted()).toEqual(Object.keys(english).toSorted());
    placeholders.forEach((key) => expect(text).toContain(`\`${key}(`));
  });

  test('name all functions', () => {
    const functions = Object.keys(english).filter((key) => typeof english[key] === 'function');
    const listed = namesIn(byArguments).filter((name) => name in english);
    expect([...listed, ...placeholders].toSorted()).toEqual(functions.toSorted());
  });

  test('of a function that is none', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const rendering = (key: string, element: ReactElement) => () =>
      render(
        <LocalizationProvider dateAdapter={AdapterDayjs} localeText={{[key]: 'text'}}>
          {element}
        </LocalizationProvider>,
      );
    expect(rendering('fieldDayPlaceholder', <DateField />)).toThrow('localeText.fieldDayPlaceholder is not a function');
    expect(rendering('openDatePickerDialogue', <DatePicker />)).toThrow('getOpenDialogAriaText is not a function');
    jest.restoreAllMocks();
  });
});
