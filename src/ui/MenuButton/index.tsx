import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {END_KEYS, VERTICAL_KEYS, type Move, type Moves} from '../arrowKeys';
import {moveFocus} from '../focusVisible';
import useCloseOutside from '../useCloseOutside';
import styles from './styles.module.css';

export interface MenuItem {
  /** Names the item among its siblings. */
  readonly id: string;
  readonly label: ReactNode;
  /** Leads somewhere else, in a new tab; without it the item is a button. */
  readonly href?: string;
  /** Leads on in this tab, to a page of this site or elsewhere. */
  readonly to?: string;
  readonly onSelect?: () => void;
  /** Whether this item is chosen; given if the items are a choice. */
  readonly isChecked?: boolean;
  /** `data-…` attributes of the item, for the analytics plugin. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
}

export interface Props {
  readonly label: ReactNode;
  /** Name of the button for screen readers, if its label is a picture or says too little. */
  readonly name?: string;
  readonly items: readonly MenuItem[];
  readonly className?: string | undefined;
  /** Where the menu opens; its end is flush with the button's. */
  readonly opens?: 'above' | 'below';
  /** Called when the button is pointed at, focused or pressed, to fetch what its items need. */
  readonly onReach?: () => void;
}

const ITEMS = '[role^="menuitem"]';

const MOVES: Moves = {...VERTICAL_KEYS, ...END_KEYS};

const toFirst: Move = () => 0;

function focusItem(menu: HTMLElement | null, move: Move): void {
  const items = [...(menu?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
  moveFocus(items[move(items.indexOf(document.activeElement as HTMLElement), items.length)]);
}

/** A button that opens a short menu; by keyboard as the WAI-ARIA menu button pattern has it. */
export default function MenuButton({label, name, items, className, opens = 'above', onReach}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLUListElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = useRef(() => setOpen(false)).current;
  useCloseOutside(root, isOpen, close);

  // Again if there are more: they may be fetched when the reader reaches for the button.
  useEffect(() => {
    if (isOpen) {
      focusItem(menu.current, toFirst);
    }
  }, [isOpen, items.length]);

  const open = (): void => {
    // Again: a reader may have come to the button before React listened.
    onReach?.();
    setOpen(true);
  };

  const onMenuKey = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    // The keys are the menu's alone: a toolbar around it has arrow keys of its own.
    event.stopPropagation();
    if (move) {
      event.preventDefault();
      focusItem(menu.current, move);
    } else if (event.key === 'Escape') {
      close();
      moveFocus(button.current);
    } else if (event.key === 'Tab') {
      close();
    }
  };

  const select = (item: MenuItem): void => {
    close();
    moveFocus(button.current);
    item.onSelect?.();
  };

  return (
    <div ref={root} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={className}
        data-touch=""
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        aria-label={name}
        title={name}
        onClick={isOpen ? close : open}
        onPointerEnter={onReach}
        onFocus={onReach}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            open();
          }
        }}
      >
        {label}
      </button>
      {isOpen && (
        <ul
          ref={menu}
          id={menuId}
          role="menu"
          aria-label={name ?? button.current?.textContent ?? undefined}
          className={styles.menu}
          data-opens={opens}
          onKeyDown={onMenuKey}
        >
          {items.map((item) => (
            <li key={item.id} role="none">
              <Item item={item} onSelect={() => select(item)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({item, onSelect}: {readonly item: MenuItem; readonly onSelect: () => void}): ReactNode {
  if (item.href !== undefined) {
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        href={item.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onSelect}
        {...item.data}
      >
        {item.label}
      </a>
    );
  }
  if (item.to !== undefined) {
    return (
      <Link
        role="menuitem"
        tabIndex={-1}
        to={item.to}
        target={isInternalUrl(item.to) ? undefined : '_self'}
        onClick={onSelect}
        {...item.data}
      >
        {item.label}
      </Link>
    );
  }
  const isChoice = item.isChecked !== undefined;
  return (
    <button
      type="button"
      role={isChoice ? 'menuitemradio' : 'menuitem'}
      aria-checked={item.isChecked}
      tabIndex={-1}
      onClick={onSelect}
      {...item.data}
    >
      {item.label}
    </button>
  );
}
