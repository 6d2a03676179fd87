import {ROW, setOpen} from './rowActions';

/** A name inside a type that was opened, and the panel that shows its type. */
export interface OpenedType {
  /** Key of the type among the product's types. */
  readonly id: string;
  /** Unique on the page. */
  readonly key: string;
  readonly name: HTMLElement;
  readonly panel: HTMLElement;
}

const PANEL = '[data-api-panel]';
/** The line of a type; its panels follow it. */
const LINE = '[data-api-type]';

let count = 0;

/** Puts an empty panel behind the line that a name stands in, inside its row. */
export function openPanel(name: HTMLElement): OpenedType {
  count += 1;
  const key = `api-type-${count}`;
  const panel = document.createElement('div');
  panel.id = key;
  panel.dataset['apiPanel'] = '';
  (name.closest(LINE) ?? name).after(panel);
  name.setAttribute('aria-expanded', 'true');
  name.setAttribute('aria-controls', key);
  const row = name.closest<HTMLElement>(ROW);
  if (row) {
    // The name may stand on the line of a closed row.
    setOpen(row, true);
  }
  return {id: name.dataset['apiOpens'] ?? '', key, name, panel};
}

/** Removes a panel, with all panels inside it. */
export function closePanel({name, panel}: OpenedType): void {
  if (panel.contains(document.activeElement)) {
    name.focus();
  }
  panel.remove();
  name.setAttribute('aria-expanded', 'false');
  name.removeAttribute('aria-controls');
}

/** The panel that Escape closes: that of the focused name, else the panel around the focus. */
export function panelToClose(focused: Element, opened: readonly OpenedType[]): OpenedType | undefined {
  const around = focused.closest(PANEL);
  return opened.find(({name}) => name === focused) ?? opened.find(({panel}) => panel === around);
}
