/** @jest-environment jsdom */
import {useState} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import useFocusNear from '../../../src/ui/useFocusNear';

function Part() {
  const [isGone, setGone] = useState(false);
  const button = useFocusNear();
  return (
    <section tabIndex={-1} data-testid="part">
      {!isGone && (
        <p>
          <button ref={button} type="button" onClick={() => setGone(true)}>
            Run
          </button>
        </p>
      )}
    </section>
  );
}

test('the focus of a button that goes when it is pressed goes to what is around it', () => {
  render(<Part />);
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByTestId('part')).toHaveFocus();
});

test('a focus that is elsewhere stays', () => {
  render(
    <>
      <input />
      <Part />
    </>,
  );
  screen.getByRole('textbox').focus();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
