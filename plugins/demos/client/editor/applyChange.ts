import type {TextChange} from './indentation';

/** Changes the text of a field as typing would, so that the browser's undo knows of it. */
export function applyChange(area: HTMLTextAreaElement, change: TextChange): void {
  area.setSelectionRange(change.from, change.to);
  const done =
    change.insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, change.insert);
  if (!done) {
    area.setRangeText(change.insert, change.from, change.to);
    area.dispatchEvent(new Event('input', {bubbles: true}));
  }
  area.setSelectionRange(change.selectionStart, change.selectionEnd);
}
