import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {SearchDialogProps} from '../../types';
import {productOfPath} from '@site/src/site/paths';
import {VERTICAL_KEYS, type Moves} from '@site/src/ui/arrowKeys';
import isComposing from '@site/src/ui/isComposing';
import isPlainClick from '@site/src/ui/isPlainClick';
import {FIELD_ATTRIBUTES} from '../../client/fieldTexts';
import {optionsOf} from '../../client/options';
import {takeTyped, type Typed} from '../../client/openedDialog';
import {rememberSearch} from '../../client/recentSearches';
import type {ResultFilter, SearchResult} from '../../client/rank';
import useRested from '../../client/useRested';
import useResultFilter from '../../client/useResultFilter';
import useSearch from '../../client/useSearch';
import useSearchLanguage from '../../client/useSearchLanguage';
import useVisibleHeight from '../../client/useVisibleHeight';
import Filters from './Filters';
import {SearchIcon} from './icons';
import KeyHints from './KeyHints';
import OtherLanguages from './OtherLanguages';
import Results from './Results';
import Start from './Start';
import Status from './Status';
import {searchTexts} from './texts';
import look from '../SearchButton/styles.module.css';
import styles from './onDemand.module.css';

/**
 * Opens as a modal dialog in place of the one that is open, in one task, so that no key is lost in between. The browser keeps
 * the focus inside and gives it back.
 */
function useModal(opened: RefObject<HTMLDialogElement>, onTyped: (typed: Typed) => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(onTyped);
  // Closed while the element is still in the document: out of it, the browser gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    first.current(takeTyped(opened.current));
    element?.showModal();
    return () => element?.close();
  }, [opened]);
  return dialog;
}

/** Home and End move inside the field. */
const MOVES: Moves = {
  ...VERTICAL_KEYS,
  PageDown: (from, count) => Math.min(from + 5, count - 1),
  PageUp: (from) => Math.max(from - 5, 0),
};

/** The site's own search: a field, and a list of answers that the arrow keys go through. */
export default function SearchDialog({opened, onClose}: SearchDialogProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const history = useHistory();
  const location = useLocation();
  // The page that is shown, and the one that a reader who was quick is on the way to.
  const openedOn = useRef([location.key, history.location.key]);
  const language = useSearchLanguage();
  const [filter, setFilter] = useResultFilter();
  const [text, setText] = useState('');
  // Enter was pressed while there was no line yet, or those of an earlier text: it waits for the answer to what is in the field.
  const [isEntered, setEntered] = useState(false);
  const dialog = useModal(opened, (typed) => {
    setText(typed.text);
    setEntered(typed.isEntered);
  });
  useVisibleHeight(dialog);
  // Selecting text from inside to beside the dialog ends in a click on it, too.
  const isPressBeside = useRef(false);
  // The line that the reader went to, if any: a better answer may put others before it.
  const [activeKey, setActiveKey] = useState<string>();
  const search = useSearch(text, productOfPath(location.pathname).productId, language.baseUrl, filter);
  const {coverage, answer, answered, retry} = search;
  const groups = useMemo(() => optionsOf(answer, listId), [answer, listId]);
  const lines = groups.flatMap(({options}) => options);
  const active = Math.max(
    0,
    lines.findIndex(({key}) => key === activeKey),
  );
  const activeId = lines[active]?.id;
  const isComplete = search.isComplete && answered === text.trim();
  const isAtRest = useRested(text) && isComplete;

  // The browser's own buttons lead to another page: it is not to lie behind the dialog.
  useEffect(() => {
    if (!openedOn.current.includes(location.key)) {
      onClose();
    }
  }, [location.key, onClose]);
  useEffect(() => setActiveKey(undefined), [answered, filter]);
  useEffect(() => {
    if (activeId) {
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
    }
  }, [activeId]);
  const firstId = lines[0]?.id;
  useEffect(() => {
    if (isEntered && isComplete) {
      setEntered(false);
      document.getElementById(firstId ?? '')?.click();
    }
  }, [isEntered, isComplete, firstId]);

  const write = (question: string): void => {
    setEntered(false);
    setText(question);
  };

  const narrow = (chosen: ResultFilter): void => {
    setEntered(false);
    setFilter(chosen);
  };

  // The buttons below the field go away when they are pressed: the reader goes on in the field.
  const ask = (question: string): void => {
    write(question);
    field.current?.focus();
  };

  const clearFilter = (): void => {
    narrow({});
    field.current?.focus();
  };

  const onChoose = ({entry}: SearchResult, url: string, event: MouseEvent): void => {
    rememberSearch(text, entry.name);
    if (!isPlainClick(event.nativeEvent)) {
      return;
    }
    event.preventDefault();
    onClose();
    // Another language is another site, with a router of its own.
    if (language.htmlLang === undefined) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    const move = MOVES[event.key];
    if (move && lines.length > 0) {
      event.preventDefault();
      setEntered(false);
      setActiveKey(lines[move(active, lines.length)]?.key);
    } else if (event.key === 'Enter' && (answered !== text.trim() || (!isComplete && !activeId))) {
      event.preventDefault();
      setEntered(true);
    } else if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      document
        .getElementById(activeId)
        ?.dispatchEvent(new window.MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}));
    }
  };

  // The browser closes a dialog by Escape too, but tells of it later, when the next key may have opened it again. React takes
  // it away only after this task.
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      dialog.current?.close();
      onClose();
    }
  };

  const texts = searchTexts();
  return (
    // Escape closes it from anywhere inside; a press beside it is a convenience for pointers.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={look.dialog}
      aria-label={texts.name}
      onClose={onClose}
      onKeyDown={onEscape}
      onPointerDown={(event) => {
        isPressBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => isPressBeside.current && event.target === dialog.current && onClose()}
    >
      <div className={styles.frame}>
        <div className={look.head}>
          <SearchIcon name="search" />
          <input
            ref={field}
            className={look.field}
            {...FIELD_ATTRIBUTES}
            role="combobox"
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            aria-label={texts.name}
            placeholder={texts.placeholder}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="site-button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
        {text.trim() !== '' && <Filters filter={filter} onFilter={narrow} />}
        <div
          className={styles.body}
          {...(lines.length > 0 && {
            // It scrolls: also for those who scroll by keys.
            tabIndex: 0,
            role: 'group',
            'aria-label': texts.results,
          })}
        >
          <Results
            listId={listId}
            groups={groups}
            query={answer?.fixed ?? answer?.cut ?? answered}
            language={language}
            isAtRest={isAtRest}
            activeId={activeId}
            onPoint={setActiveKey}
            onChoose={onChoose}
          />
          <Status
            coverage={coverage}
            answer={answer}
            answered={answered}
            isComplete={search.isComplete}
            isAtRest={isAtRest}
            count={lines.length}
            onRetry={() => {
              retry();
              ask(text);
            }}
            onClearFilter={Object.keys(filter).length > 0 ? clearFilter : undefined}
          />
          {text.trim() === '' && coverage !== 'none' && <Start onSearch={ask} onLeave={onClose} />}
          {(text.trim() !== '' || language.htmlLang !== undefined) && coverage !== 'loading' && (
            <OtherLanguages languages={language.others} onChosen={() => field.current?.focus()} />
          )}
        </div>
        <KeyHints />
      </div>
    </dialog>
  );
}
