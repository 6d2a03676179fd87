/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';
import ColorField from '../../../plugins/preferences/client/settings/ColorField';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

describe('the field of a color', () => {
  function renderField(chosen?: string): {field: HTMLElement; picker: HTMLElement; onChange: jest.Mock} {
    const onChange = jest.fn();
    render(<ColorField name="primary" label="Primary" mode="light" chosen={chosen} onChange={onChange} />);
    return {field: screen.getByLabelText('Primary'), picker: screen.getByLabelText('Pick Primary'), onChange};
  }

  test('what is written is taken after a rest', () => {
    const {field, onChange} = renderField();
    expect(field).toHaveAttribute('placeholder', '#1976d2');
    for (const value of ['#0', '#00', '#00f']) {
      fireEvent.change(field, {target: {value}});
      act(() => jest.advanceTimersByTime(165));
    }
    expect(onChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onChange.mock.calls).toEqual([['#00f']]);
  });

  test.each([
    [' 00f ', '#00f'],
    ['hsl(210, 79%, 46%)', 'hsl(210, 79%, 46%)'],
    ['RGB(0, 0, 255)', 'rgb(0, 0, 255)'],
    ['', undefined],
  ])('%j is taken as %j, at once when the field is left', (value, expected) => {
    const {field, onChange} = renderField('#f00');
    fireEvent.change(field, {target: {value}});
    fireEvent.blur(field);
    expect(onChange.mock.calls).toEqual([[expected]]);
    expect(field).toBeValid();
    expect(field).toHaveAttribute('aria-invalid', 'false');
  });

  test.each(['reddish', 'red', '#12', 'url(//x)', '<b>x</b>', 'rgb(1, 2)', 'var(--x)'])(
    'that %j is no color is told in place, and goes no further',
    (value) => {
      const {field, onChange} = renderField('#f00');
      fireEvent.change(field, {target: {value}});
      fireEvent.keyDown(field, {key: 'Enter'});
      expect(onChange).not.toHaveBeenCalled();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(screen.getByRole('alert')).toHaveTextContent(
        `“${value}” is no color that MUI can compute with. Write it like #1976d2, rgb(25, 118, 210) or hsl(210, 79%, 46%).`,
      );
      expect(field).toHaveAccessibleDescription(/is no color/);
      fireEvent.change(field, {target: {value: '#00f'}});
      fireEvent.blur(field);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );

  test.each([{isComposing: true}, {keyCode: 229}])(
    'Enter that ends a word of an input method takes nothing: %j',
    (mark) => {
      const {field, onChange} = renderField();
      fireEvent.change(field, {target: {value: '#00f'}});
      fireEvent.keyDown(field, {key: 'Enter', ...mark});
      expect(onChange).not.toHaveBeenCalled();
      fireEvent.keyDown(field, {key: 'Enter'});
      expect(onChange.mock.calls).toEqual([['#00f']]);
    },
  );

  test('what is picked is written too', () => {
    const {field, picker, onChange} = renderField();
    fireEvent.change(picker, {target: {value: '#123456'}});
    expect(field).toHaveValue('#123456');
    act(() => jest.runAllTimers());
    expect(onChange.mock.calls).toEqual([['#123456']]);
  });

  test('what is written last is kept when the drawer closes', () => {
    const onChange = jest.fn();
    const {unmount} = render(
      <ColorField name="primary" label="Primary" mode="light" chosen={undefined} onChange={onChange} />,
    );
    fireEvent.change(screen.getByLabelText('Primary'), {target: {value: '#00f'}});
    unmount();
    expect(onChange.mock.calls).toEqual([['#00f']]);
  });

  test('what is chosen elsewhere shows', () => {
    const onChange = jest.fn();
    const field = (chosen?: string) => (
      <ColorField name="primary" label="Primary" mode="light" chosen={chosen} onChange={onChange} />
    );
    const {rerender} = render(field('#f00'));
    rerender(field('#0f0'));
    expect(screen.getByLabelText('Primary')).toHaveValue('#0f0');
    expect(screen.getByLabelText('Pick Primary')).toHaveValue('#00ff00');
    rerender(field());
    expect(screen.getByLabelText('Primary')).toHaveValue('');
    expect(screen.getByLabelText('Pick Primary')).toHaveValue('#1976d2');
  });
});
