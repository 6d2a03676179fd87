/** Typing into the field of a picker, key by key, as the pages on validation and lifecycle describe it. */
import {act, fireEvent, screen} from '@testing-library/react';

export const textbox = (index = 0): HTMLInputElement => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', {hidden: true})[index];
  if (!found) {
    throw new Error(`There is no textbox ${index}.`);
  }
  return found;
};

/** Focuses the field. Needs fake timers, because a field selects its first section a moment later. */
export function focusField(): void {
  act(() => textbox().focus());
  act(() => void jest.runOnlyPendingTimers());
}

/** Clicks into a section, counted from zero. */
export function select(section: number): void {
  if (document.activeElement !== textbox()) {
    focusField();
  }
  const found = [...textbox().value.matchAll(/[^/. –:]+/g)][section];
  if (!found) {
    throw new Error(`"${textbox().value}" has no section ${section}.`);
  }
  textbox().setSelectionRange(found.index, found.index + 1);
  fireEvent.click(textbox());
}

/** Presses keys one by one: each replaces the selected section, as a browser does. */
export function press(keys: string): void {
  for (const key of keys) {
    const {value, selectionStart, selectionEnd} = textbox();
    fireEvent.change(textbox(), {
      target: {value: value.slice(0, selectionStart ?? 0) + key + value.slice(selectionEnd ?? 0)},
    });
  }
}

export function paste(text: string): void {
  fireEvent.paste(textbox(), {clipboardData: {getData: () => text}});
}

/** The message that the input points to. Without one, the text field keeps its place by a zero-width space. */
export const description = (): string =>
  document.getElementById(textbox().getAttribute('aria-describedby') ?? '')?.textContent?.replace('\u200B', '') ?? '';
