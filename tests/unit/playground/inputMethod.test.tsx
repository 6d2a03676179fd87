/** @jest-environment jsdom */
import {createRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import ControlSheet from '../../../plugins/playground/theme/ComponentPlayground/ControlSheet';
import PropSearch from '../../../plugins/playground/theme/ComponentPlayground/controls/PropSearch';

const onText = jest.fn();

function showSheet(text: string): void {
  const section = createRef<HTMLElement>();
  render(
    <section ref={section}>
      <ControlSheet component="Gauge" section={section} isIdle={false} onFocus={jest.fn()}>
        <PropSearch text={text} onText={onText} count={undefined} />
      </ControlSheet>
    </section>,
  );
  section.current!.scrollIntoView = jest.fn();
  fireEvent.click(screen.getByRole('button', {name: 'Change props'}));
}

const isOpen = () => screen.queryByRole('button', {name: 'Close', expanded: true}) !== null;

test.each([
  ['while it has one', {isComposing: true}],
  ['of Safari, after it has ended', {keyCode: 229}],
])('Escape drops the word of an input method %s, and nothing else', (_when, key) => {
  for (const text of ['高度', '']) {
    showSheet(text);
    fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape', ...key});
    expect(onText).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    document.body.innerHTML = '';
  }
});

test('Escape empties the search, then closes the sheet', () => {
  showSheet('height');
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(onText).toHaveBeenCalledWith('');
  expect(isOpen()).toBe(true);
  document.body.innerHTML = '';
  showSheet('');
  fireEvent.keyDown(screen.getByRole('searchbox'), {key: 'Escape'});
  expect(isOpen()).toBe(false);
});
