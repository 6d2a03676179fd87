import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {usePluginData} from '@docusaurus/useGlobalData';
import {opensSearch} from '../../client/shortcuts';
import type {SearchDialogProps, SearchGlobalData} from '../../types';
import styles from './styles.module.css';

type Dialog = ComponentType<SearchDialogProps>;

/** Fetches the dialog; the engine is the one that the site's settings name. */
async function loadDialog(hasAlgolia: boolean): Promise<Dialog> {
  const {default: dialog} = await (hasAlgolia ? import('@theme/DocSearchDialog') : import('@theme/SearchDialog'));
  return dialog;
}

function Keys(): ReactNode {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform);
  return (
    <kbd className={styles.keys} aria-hidden="true">
      {isApple ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}

/** The button that opens the search. Everything behind it is fetched when a reader reaches for it. */
export default function SearchButton(): ReactNode {
  const {algolia} = usePluginData('search') as SearchGlobalData;
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
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
    if (await prepare()) {
      setOpen(true);
    } else {
      setFailed(true);
    }
  }, [prepare]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (opensSearch(event)) {
        event.preventDefault();
        void open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  const close = useCallback(() => setOpen(false), []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-ga-event-category="search"
        data-ga-event-action="open"
        onPointerEnter={() => void prepare()}
        onFocus={() => void prepare()}
        onClick={() => void open()}
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
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {translate({
            id: 'search.button.failed',
            message: 'The search could not be loaded. Check the connection, then try again.',
            description: 'Shown below the search button when its dialog cannot be fetched',
          })}
        </p>
      )}
      {isOpen && Dialog && <Dialog onClose={close} />}
    </>
  );
}
