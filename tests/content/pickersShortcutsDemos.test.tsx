/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import dayjs, {type Dayjs} from 'dayjs';
import type {ComponentType, ReactElement} from 'react';
import type {DateRange} from '@mui/x-date-pickers-pro';
import AdvancedRangeShortcuts from '../../docs/react-date-pickers/shortcuts/AdvancedRangeShortcuts';
import BasicRangeShortcuts from '../../docs/react-date-pickers/shortcuts/BasicRangeShortcuts';
import BasicShortcuts from '../../docs/react-date-pickers/shortcuts/BasicShortcuts';
import ChangeImportance from '../../docs/react-date-pickers/shortcuts/ChangeImportance';
import CustomizedRangeShortcuts from '../../docs/react-date-pickers/shortcuts/CustomizedRangeShortcuts';
import DisabledDatesShortcuts from '../../docs/react-date-pickers/shortcuts/DisabledDatesShortcuts';
import OnChangeShortcutLabel from '../../docs/react-date-pickers/shortcuts/OnChangeShortcutLabel';
import {fenceModule} from './pageFence';
import {isOpen, withDayjs} from './pickersRangesInJest';
import {chosen, click, isDisabled, open} from './pickersShortcutsInJest';

const page = 'react-date-pickers/shortcuts';

describe('Fences', () => {
  const fence = (heading: string): ReactElement => {
    const Demo = fenceModule<{default: ComponentType}>(page, heading).default;
    return withDayjs(<Demo />);
  };

  test('depend-on-the-value', () => {
    render(fence('depend-on-the-value'));
    fireEvent.change(screen.getByRole('textbox'), {target: {value: '05/16/2024'}});
    open();
    click('A week later');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('05/23/2024');
  });

  test('times keeps the date', () => {
    render(fence('times'));
    open();
    click('Evening');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('06:30 PM');
  });

  test.each(['depend-on-today', 'mobile'])('%s', (heading) => {
    render(fence(heading));
    open();
    click('Tomorrow');
    const tomorrow = dayjs().add(1, 'day').format('MM/DD/YYYY');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(tomorrow);
  });
});

describe('Demos', () => {
  test('dates, disabled ones included', () => {
    const {unmount} = render(<BasicShortcuts />);
    click('In 30 days');
    expect(screen.getByText('June 2024')).toBeTruthy();
    click('No limit');
    expect(chosen()).toEqual([]);
    unmount();
    render(<DisabledDatesShortcuts />);
    expect(['Next day', 'In 2 days', 'In a week', 'In a month'].map(isDisabled)).toEqual([false, true, false, true]);
  });

  test('ranges', () => {
    const {unmount} = render(<BasicRangeShortcuts />);
    click('Last 7 days');
    expect(chosen()).toEqual(['10', '16']);
    unmount();
    render(<AdvancedRangeShortcuts />);
    click('5 days');
    expect(chosen()).toEqual(['25', '29']);
    expect(isDisabled('14 days')).toBe(true);
  });

  test('a search that finds nothing gives a range before minDate', () => {
    type Picker = {minDate: Dayjs; slotProps: {shortcuts: {items: {getValue: (how: object) => DateRange<Dayjs>}[]}}};
    type Parent<Props> = {props: {children: {props: Props}}};
    const demo = AdvancedRangeShortcuts() as Parent<Parent<Picker>['props']>;
    const {minDate, slotProps} = demo.props.children.props.children.props;
    const starts = slotProps.shortcuts.items.map(({getValue}) => getValue({isValid: () => false})[0]);
    expect(starts.map((start) => start?.isBefore(minDate))).toEqual([true, true, true, true, true]);
  });

  test('a list of their own, in a row', () => {
    render(<CustomizedRangeShortcuts />);
    click('June');
    expect(chosen()).toEqual(['1', '30']);
    click('Reset');
    expect(chosen()).toEqual([]);
  });

  test('the label of the shortcut, and of a date', () => {
    render(<OnChangeShortcutLabel />);
    open();
    click('Next week');
    expect(screen.getByRole('status').textContent).toBe('Saved as: Next week');
    fireEvent.change(screen.getByRole('textbox'), {target: {value: ''}});
    expect(screen.getByRole('status').textContent).toBe('Saved as: a date');
  });

  test('set stays open', () => {
    render(<ChangeImportance />);
    fireEvent.click(screen.getByText('set'));
    open();
    click('Reset');
    expect(isOpen()).toBe(true);
    expect(screen.getByText('Accepted: 16 May 2024')).toBeTruthy();
    fireEvent.click(screen.getByText('OK'));
    expect(screen.getByText('Accepted: no date')).toBeTruthy();
  });
});
