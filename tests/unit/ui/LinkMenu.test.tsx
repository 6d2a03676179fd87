/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import LinkMenu from '../../../src/ui/LinkMenu';

function renderMenu(): HTMLDetailsElement {
  const {container} = render(
    <>
      <LinkMenu label="More" summaryClass="navbar__link">
        <li>
          <a href="#versions">Versions</a>
        </li>
      </LinkMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const menu = container.querySelector('details')!;
  menu.open = true;
  return menu;
}

test('Escape closes it and gives the focus back', () => {
  const menu = renderMenu();
  screen.getByRole('link').focus();
  fireEvent.keyDown(document.activeElement!, {key: 'a'});
  expect(menu.open).toBe(true);
  fireEvent.keyDown(document.activeElement!, {key: 'Escape'});
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
});

test('a press on a link closes it, and so does a press or a focus elsewhere', () => {
  const menu = renderMenu();
  fireEvent.click(screen.getByText('Versions'));
  expect(menu.open).toBe(false);
  menu.open = true;
  fireEvent.pointerDown(screen.getByText('Versions'));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button'));
  expect(menu.open).toBe(false);
  menu.open = true;
  screen.getByRole('button').focus();
  expect(menu.open).toBe(false);
});
