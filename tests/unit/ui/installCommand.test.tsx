/** @jest-environment jsdom */
import {act, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import InstallCommand from '@site/src/ui/InstallCommand';
import {PAGE_ATTRIBUTES} from '@site/src/site/storage';

const page = document.documentElement;
const PICKERS = {community: 'npm install @mui/x-date-pickers@6', pro: 'npm install @mui/x-date-pickers-pro@6'};

beforeEach(() => {
  page.setAttribute(PAGE_ATTRIBUTES.packageManager, 'npm');
  page.setAttribute(PAGE_ATTRIBUTES.installPlan, 'community');
});

test('the page has each command once, with its plans and its package manager', () => {
  const {container} = render(<InstallCommand {...PICKERS} />);
  const commands = [...container.querySelectorAll('pre')].map(({textContent, dataset}) => [
    dataset.label,
    dataset.installPlan,
    textContent,
  ]);
  expect(commands).toEqual([
    ['Community, npm', 'community', 'npm install @mui/x-date-pickers@6'],
    ['Community, Yarn', 'community', 'yarn add @mui/x-date-pickers@6'],
    ['Community, pnpm', 'community', 'pnpm add @mui/x-date-pickers@6'],
    // The product has no third plan.
    ['Pro, npm', 'pro premium', 'npm install @mui/x-date-pickers-pro@6'],
    ['Pro, Yarn', 'pro premium', 'yarn add @mui/x-date-pickers-pro@6'],
    ['Pro, pnpm', 'pro premium', 'pnpm add @mui/x-date-pickers-pro@6'],
  ]);
});

test('a choice holds for all commands, and is remembered', async () => {
  render(
    <>
      <InstallCommand command="npm install react@18" />
      <InstallCommand {...PICKERS} />
    </>,
  );
  const [first, second] = screen.getAllByRole('radiogroup', {name: 'Package manager'});
  expect(screen.getAllByRole('radiogroup', {name: 'Plan'})).toHaveLength(1);
  fireEvent.click(within(first!).getByRole('radio', {name: 'Yarn'}));
  expect(page.getAttribute('data-package-manager')).toBe('yarn');
  expect(document.cookie).toContain('packageManager=yarn');
  await waitFor(() => {
    expect(within(second!).getByRole<HTMLInputElement>('radio', {name: 'Yarn'}).checked).toBe(true);
  });
});

test('a plan that the product lacks is shown as its highest', async () => {
  render(<InstallCommand {...PICKERS} />);
  // The observer of the attribute tells of it in a task of its own.
  await act(async () => {
    page.setAttribute(PAGE_ATTRIBUTES.installPlan, 'premium');
    await Promise.resolve();
  });
  expect(screen.getByRole<HTMLInputElement>('radio', {name: 'Pro'}).checked).toBe(true);
});
