/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import MenuButton from '../../../src/ui/MenuButton';

const onReset = jest.fn();

function renderMenu(): void {
  render(
    <>
      <MenuButton
        label="…"
        name="More actions"
        items={[
          {id: 'reset', label: 'Reset', onSelect: onReset, data: {'data-ga-event-action': 'reset'}},
          {id: 'source', label: 'Source', href: 'https://example.org/'},
          {id: 'css', label: 'CSS', isChecked: true},
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
}

const button = () => screen.getByRole('button', {name: 'More actions'});
const open = () => fireEvent.click(button());
const press = (key: string) => fireEvent.keyDown(document.activeElement!, {key});

beforeEach(() => onReset.mockReset());

test('opens with the focus on its first item and tells what it is', () => {
  renderMenu();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  open();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', {name: 'More actions'})).toBeVisible();
  expect(screen.getByRole('menuitem', {name: 'Reset'})).toHaveFocus();
  expect(screen.getByRole('menuitemradio', {name: 'CSS'})).toBeChecked();
});

test('a menu without a name of its own is called as its button', () => {
  render(<MenuButton label="Get the code" items={[{id: 'zip', label: 'ZIP'}]} />);
  fireEvent.click(screen.getByRole('button', {name: 'Get the code'}));
  expect(screen.getByRole('menu', {name: 'Get the code'})).toBeVisible();
});

test('the arrow keys go round, Home and End to the ends', () => {
  renderMenu();
  button().focus();
  press('ArrowDown');
  press('ArrowUp');
  expect(screen.getByRole('menuitemradio')).toHaveFocus();
  press('ArrowDown');
  expect(screen.getByRole('menuitem', {name: 'Reset'})).toHaveFocus();
  press('End');
  expect(screen.getByRole('menuitemradio')).toHaveFocus();
  press('Home');
  expect(screen.getByRole('menuitem', {name: 'Reset'})).toHaveFocus();
});

test('an item does its work, closes the menu and gives the focus back', () => {
  renderMenu();
  open();
  const reset = screen.getByRole('menuitem', {name: 'Reset'});
  expect(reset).toHaveAttribute('data-ga-event-action', 'reset');
  fireEvent.click(reset);
  expect(onReset).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

test('a link opens in a new tab that knows nothing of this one', () => {
  renderMenu();
  open();
  const link = screen.getByRole('menuitem', {name: 'Source'});
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('Escape closes and gives the focus back; a press elsewhere closes', () => {
  renderMenu();
  open();
  press('Escape');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
  open();
  fireEvent.pointerDown(screen.getByRole('button', {name: 'Elsewhere'}));
  expect(screen.queryByRole('menu')).toBeNull();
});
