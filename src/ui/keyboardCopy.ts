import {copyText} from './clipboard';
import {visibleCode} from './CodeVariants';
import {CODE_COPIED, type CodeCopiedDetail} from './CopyButton/codeCopied';
import {isFocusVisible} from './focusVisible';

const BLOCK = '[data-code-block]';
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isCopyKey({key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  // With Alt, a Mac's keyboard gives another character for the key.
  const isC = key.toLowerCase() === 'c' || (altKey && code === 'KeyC');
  return isC && !shiftKey && (ctrlKey || metaKey || altKey);
}

function hasSelectedText(field: Element | null): boolean {
  // Some browsers leave fields out of the page's selection; fields that hold no text have none of their own.
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.selectionStart !== field.selectionEnd;
  }
  return document.getSelection()?.toString() !== '';
}

/** The block to copy: the focused one if the reader works by keyboard, else the one under the pointer, else the focused one. */
function chosenBlock(): Element | null | undefined {
  const {activeElement} = document;
  const focused = activeElement?.closest(BLOCK);
  const hovered = [...document.querySelectorAll(`${BLOCK}:hover`)].at(-1);
  return isFocusVisible() ? (focused ?? hovered) : (hovered ?? focused);
}

/** The button of the block itself, or else of the section around it, is counted by the same words. */
function detailOf(block: Element): CodeCopiedDetail {
  const places = [block, block.closest('section')];
  const button = places.map((place) => place?.querySelector('[data-ga-event-action="copy-click"]')).find(Boolean);
  const category = button?.getAttribute('data-ga-event-category');
  const label = button?.getAttribute('data-ga-event-label');
  return {action: 'copy-keyboard', ...(category && {category}), ...(label && {label})};
}

async function copyBlock(block: Element): Promise<void> {
  if (await copyText(visibleCode(block))) {
    const detail = detailOf(block);
    block.dispatchEvent(new CustomEvent(CODE_COPIED, {bubbles: true, detail}));
  }
}

/**
 * Copies a block of code by Ctrl, Cmd or Alt plus C, only if no text is selected and a block is hovered or focused. Listens
 * on the document, so that it works on every page that the reader comes to.
 */
function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || !isCopyKey(event)) {
    return;
  }
  const field = document.activeElement?.closest(EDITABLE) ?? null;
  // In a field, Alt and a letter write a character.
  if (hasSelectedText(field) || (field && event.altKey)) {
    return;
  }
  const block = chosenBlock();
  if (block) {
    event.preventDefault();
    void copyBlock(block);
  }
}

if (!__SERVER_BUNDLE__) {
  document.addEventListener('keydown', onKeyDown);
}
