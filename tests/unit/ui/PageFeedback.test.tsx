/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import PageFeedback from '../../../src/ui/PageFeedback';

test('asks one question with two answers, each told by its attributes', () => {
  render(<PageFeedback path="/zh/x/react-charts/bars/" />);
  expect(screen.getByRole('group', {name: 'Was this page helpful?'})).toBeVisible();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Yes', 'No']);
  expect(buttons.map(({dataset: {touch: _touch, ...told}}) => told)).toEqual([
    {gaEventCategory: 'feedback', gaEventAction: 'yes', gaEventLabel: '/x/react-charts/bars'},
    {gaEventCategory: 'feedback', gaEventAction: 'no', gaEventLabel: '/x/react-charts/bars'},
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['Yes', 'No'])('thanks for "%s" and keeps the focus', (answer) => {
  render(<PageFeedback path="/x/react-charts/" />);
  fireEvent.click(screen.getByRole('button', {name: answer}));
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an answer bubbles, so that the analytics hear of it while the button is still there', () => {
  render(<PageFeedback path="/x/react-charts/" />);
  const heard: (string | undefined)[] = [];
  const listen = (event: Event): void => {
    heard.push((event.target as HTMLElement).dataset['gaEventAction']);
  };
  document.addEventListener('click', listen);
  fireEvent.click(screen.getByRole('button', {name: 'No'}));
  document.removeEventListener('click', listen);
  expect(heard).toEqual(['no']);
});
