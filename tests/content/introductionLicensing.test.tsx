/** @jest-environment jsdom */
import * as React from 'react';
import {act, render, screen} from '@testing-library/react';
import {LicenseInfo} from '@mui/x-license-pro';
import {DataGridPro} from '@mui/x-data-grid-pro';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {DateRangeCalendar} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

/** What the packages have printed since this file began. */
const printed: string[] = [];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((text) => printed.push(String(text)));
});
afterEach(() => jest.restoreAllMocks());

function Grid() {
  return (
    <div style={{width: 400, height: 300}}>
      <DataGridPro columns={[{field: 'name'}]} rows={[{id: 1, name: 'Ada'}]} />
    </div>
  );
}

test('the watermark is one gray line in the middle, above the content, that lets clicks through', () => {
  render(<Grid />);
  expect(screen.getByText('MUI X Missing license key').style).toMatchObject({
    position: 'absolute',
    bottom: '50%',
    width: '100%',
    textAlign: 'center',
    fontSize: '24px',
    letterSpacing: '5px',
    pointerEvents: 'none',
    zIndex: '100000',
  });
});

test('without a key the features work, and the message comes once for each package', () => {
  render(<Grid />);
  render(<Grid />);
  expect(screen.getAllByText('Ada')).toHaveLength(2);
  const ofGrid = printed.filter((text) => text.includes('Missing license key') && text.includes('x-data-grid-pro'));
  expect(ofGrid).toHaveLength(1);
});

test('a key that comes late leaves the watermark of what is mounted', () => {
  const {rerender} = render(<Grid />);
  act(() => LicenseInfo.setLicenseKey('x'));
  rerender(<Grid />);
  expect(screen.getByText('MUI X Missing license key')).toBeInstanceOf(HTMLElement);
  render(<Grid />);
  expect(screen.getByText('MUI X Invalid license key')).toBeInstanceOf(HTMLElement);
  LicenseInfo.setLicenseKey('');
});

test('a range calendar shows the watermark, a range field does not', () => {
  const {unmount} = render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField label="Stay" />
    </LocalizationProvider>,
  );
  expect(screen.queryByText(/^MUI X/)).toBeNull();
  unmount();
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar />
    </LocalizationProvider>,
  );
  expect(screen.getByText('MUI X Missing license key')).toBeInstanceOf(HTMLElement);
});
