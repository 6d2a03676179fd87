/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import PageFeedback from '../../../src/ui/PageFeedback';

test('asks one question with two answers, each told by its attributes', () => {
  render(<PageFeedback path="/zh/x/react-charts/bars/" version="6.19.1" />);
  expect(screen.getByRole('group', {name: 'Was this page helpful?'})).toBeVisible();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Yes', 'No']);
  expect(buttons.map(({dataset: {touch: _touch, ...reported}}) => reported)).toEqual([
    {gaEventCategory: 'feedback', gaEventAction: 'yes', gaEventLabel: '/x/react-charts/bars'},
    {gaEventCategory: 'feedback', gaEventAction: 'no', gaEventLabel: '/x/react-charts/bars'},
  ]);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test.each(['Yes', 'No'])('thanks for "%s" and keeps the focus', async (answer) => {
  render(<PageFeedback path="/x/react-charts/" version="6.19.1" />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: answer}));
    await Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('Thank you');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button', {name: answer})).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox') !== null).toBe(answer === 'No');
});

test('a "No" may say why in one line, and leads to an issue that names page and version', async () => {
  render(<PageFeedback path="/zh/x/react-charts/" version="6.19.1" />);
  fireEvent.click(screen.getByRole('button', {name: 'No'}));
  const field = await screen.findByRole('textbox', {name: /What is missing or wrong/});
  const send = screen.getByRole('button', {name: 'Send'});
  expect(send).not.toHaveAttribute('data-ga-event-category');
  fireEvent.change(field, {target: {value: ' the legend '}});
  expect(send).toHaveAttribute('data-ga-event-category', 'feedback');
  expect(send).toHaveAttribute('data-ga-event-label', '/x/react-charts: the legend');
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link', {name: /issue/}).href);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toBe('[docs] /x/react-charts: ');
  expect(issue.searchParams.get('body')).toMatch(/^Page: .*\/zh\/x\/react-charts\/\nVersion: 6\.19\.1\n/);
  fireEvent.click(send);
  await waitFor(() => expect(screen.getByText('Sent.')).toHaveFocus());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an answer bubbles, so that the analytics hear of it while the button is still there', async () => {
  render(<PageFeedback path="/x/react-charts/" version="6.19.1" />);
  const heard: (string | undefined)[] = [];
  const listen = (event: Event): void => {
    heard.push((event.target as HTMLElement).dataset['gaEventAction']);
  };
  document.addEventListener('click', listen);
  fireEvent.click(screen.getByRole('button', {name: 'No'}));
  document.removeEventListener('click', listen);
  await screen.findByRole('textbox');
  expect(heard).toEqual(['no']);
});
