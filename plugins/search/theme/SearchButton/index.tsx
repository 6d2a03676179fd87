import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';
import isApple from '@site/src/ui/isApple';
import {takeTyped} from '../../client/openedDialog';
import type {SearchDialogProps, SearchGlobalData} from '../../types';
import OpenedDialog from './OpenedDialog';
import styles from './styles.module.css';

type Dialog = ComponentType<SearchDialogProps>;

/** Fetches the dialog; the engine is the one that the site's settings name. */
async function loadDialog(hasAlgolia: boolean): Promise<Dialog> {
  const {default: dialog} = await (hasAlgolia ? import('@theme/DocSearchDialog') : import('@theme/SearchDialog'));
  return dialog;
}

function Keys(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {isBrowser && isApple() ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}

/** The button that opens the search, and its field. Everything behind them is fetched when a reader reaches for it. */
export default function SearchButton(): ReactNode {
  const {algolia} = usePluginData('search') as SearchGlobalData;
  const opened = useRef<HTMLDialogElement>(null);
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const prepare = useCallback(async (): Promise<boolean> => {
    try {
      const dialog = await loadDialog(algolia !== undefined);
      setDialog(() => dialog);
      return true;
    } catch {
      return false;
    }
  }, [algolia]);

  const open = useCallback(async () => {
    setFailed(false);
    const isLoaded = await prepare();
    // The reader may have closed it meanwhile.
    if (opened.current?.open) {
      setOpen(isLoaded);
      setFailed(!isLoaded);
    }
  }, [prepare]);

  // It may have been opened before React ran.
  useEffect(() => {
    if (opened.current?.open) {
      void open();
    }
  }, [open]);

  const close = useCallback(() => setOpen(false), []);

  // The dialog that takes its place closes it too.
  const onOpenedClose = (): void => {
    if (!isOpen) {
      takeTyped(opened.current);
      setFailed(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search-open
        data-ga-event-category="search"
        data-ga-event-action="open"
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="m13.5 13.5 4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
        <span className={styles.label}>
          <Translate id="search.button" description="Button that opens the search">
            Search
          </Translate>
        </span>
        <Keys />
      </button>
      <OpenedDialog
        ref={opened}
        onOpen={() => void open()}
        onClose={onOpenedClose}
        onComposing={setComposing}
        hasFailed={hasFailed}
      />
      {isOpen && !isComposing && Dialog && <Dialog opened={opened} onClose={close} />}
    </>
  );
}
