import {fireEvent, screen} from '@testing-library/react';

/** A shortcut of a picker, by its label. */
export const chip = (label: string): HTMLElement => {
  const found = screen.getByText(label, {selector: '.MuiChip-label'}).parentElement;
  if (!found) {
    throw new Error(`There is no chip ${label}.`);
  }
  return found;
};
export const isDisabled = (label: string): boolean => chip(label).getAttribute('aria-disabled') === 'true';
export const click = (label: string): void => {
  fireEvent.click(chip(label));
};
export const open = (): void => {
  fireEvent.click(screen.getByRole('button', {name: /^Choose/}));
};
export const chosen = (): (string | null)[] =>
  [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map((cell) => cell.textContent);
