import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import type {ApiPageSource} from '../../types';
import {closePanel, openPanel, panelToClose, type OpenedType} from '../typePanels';
import LoadedType from './LoadedType';

export interface Props {
  /** Contains the rows. */
  readonly rows: RefObject<HTMLElement>;
  readonly loadTypes: ApiPageSource['loadTypes'];
}

const NAME = 'button[data-api-opens]';
const CLOSE = 'button[data-api-close]';

/**
 * Opens the types that names in rows stand for, in place; names inside an opened type open in turn. A panel is an element
 * of its own behind the line of the type, since React may not know the rows.
 */
export default function OpenTypes({rows, loadTypes}: Props): ReactNode {
  const [opened, setOpened] = useState<readonly OpenedType[]>([]);

  useEffect(() => {
    const list = rows.current;
    const close = (one: OpenedType | undefined): void => {
      if (one) {
        closePanel(one);
        setOpened((before) => before.filter(({panel}) => panel.isConnected));
      }
    };
    const onClick = (event: MouseEvent): void => {
      const target = event.target as Element;
      const name = target.closest<HTMLElement>(NAME);
      if (target.closest(CLOSE)) {
        close(panelToClose(target, opened));
      } else if (name?.getAttribute('aria-expanded') === 'true') {
        close(opened.find((one) => one.name === name));
      } else if (name) {
        const one = openPanel(name);
        setOpened((before) => [...before, one]);
      }
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const one = event.key === 'Escape' ? panelToClose(event.target as Element, opened) : undefined;
      if (one) {
        // Nothing else closes by the same key press.
        event.preventDefault();
        event.stopPropagation();
        one.name.focus();
        close(one);
      }
    };
    list?.addEventListener('click', onClick);
    list?.addEventListener('keydown', onKeyDown);
    return () => {
      list?.removeEventListener('click', onClick);
      list?.removeEventListener('keydown', onKeyDown);
    };
  }, [rows, opened]);

  return opened.map(({key, id, panel}) => createPortal(<LoadedType id={id} loadTypes={loadTypes} />, panel, key));
}
