import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useCodeStyling from '@theme/useCodeStyling';
import useCodeVariant from '@theme/useCodeVariant';
import useDateLibrary from '@theme/useDateLibrary';
import type RefusedLink from '@theme/DemoEditor/RefusedLink';
import type {DemoInfo} from '../../types';
import {readDemoHash} from '../demoHash';
import {editingKey, forgetEdit, keepEdit, keptEdit, linkedKey, linkedThemeKey} from '../editor/keptEdits';
import {loadEditor, type DemoEditorState} from '../editor/useDemoEditor';
import type {EditorLinks, LinkedCode} from './editorLinks';

/** Why nothing of a link is shown, and what says so. */
interface Refusal {
  readonly message: string;
  readonly RefusedLink: typeof RefusedLink;
}

export interface LinkedCodeState extends EditorLinks {
  readonly refusal: Refusal | undefined;
  /** Reads the link again, if what reads it could not be fetched. */
  readonly retry: (() => void) | undefined;
  /** Takes the message away, and the state out of the URL. */
  readonly close: () => void;
  /** The text of the editor, if it came with a link. */
  readonly text: string | undefined;
  /** Whether the text may leave this page, to run elsewhere. */
  readonly isTrusted: boolean;
}

interface OfKey extends LinkedCode {
  /** The key of the text that it stands in place of. */
  readonly key: string;
  readonly hasConsent: boolean;
}

/** Marks what takes the code of links. The first on a page also tells of links to demos that the page does not have. */
export const TAKES_LINKS = {'data-takes-links': ''};

function isFirst(place: HTMLElement | null): boolean {
  return place !== null && place === document.querySelector('[data-takes-links]');
}

/** Takes a state out of the address bar: it is not what the page shows any more. */
function forgetHash(): void {
  const url = readDemoHash(window.location.hash);
  if (url?.state !== undefined) {
    window.history.replaceState(window.history.state, '', `#${url.name}`);
  }
}

/**
 * The code that a link brings to a demo. It is fetched from the hash, checked, and shown in the editor; the reader decides
 * whether it runs.
 *
 * @param place the demo's element
 * @param key the key of the text that is shown
 */
export default function useLinkedCode(
  demo: DemoInfo,
  place: RefObject<HTMLElement>,
  key: string,
  {open, close}: Pick<DemoEditorState, 'open' | 'close'>,
): LinkedCodeState {
  const location = useLocation();
  const {showCodeVariant} = useCodeVariant();
  const {showCodeStyling} = useCodeStyling();
  const {showDateLibrary} = useDateLibrary();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [offer, setOffer] = useState<OfKey>();
  const [changed, setChanged] = useState<OfKey>();
  const count = useRef(0);

  useEffect(() => {
    const url = readDemoHash(location.hash);
    const isOurs =
      url?.name === demo.name || (isFirst(place.current) && document.getElementById(url?.name ?? '') === null);
    if (url?.state === undefined || !isOurs || !loadEditor) {
      return undefined;
    }
    const load = loadEditor;
    let current = true;
    const read = async (): Promise<void> => {
      const {readCodeLink, RefusedLink} = await load();
      const code = await readCodeLink(url, demo);
      if (!current) {
        return;
      }
      if ('message' in code) {
        setRefusal({message: code.message, RefusedLink});
        place.current?.scrollIntoView();
        return;
      }
      showCodeVariant?.(code.variant);
      showCodeStyling?.(code.styling);
      if (code.dateLibrary) {
        showDateLibrary?.(code.dateLibrary);
      }
      count.current += 1;
      setOffer({
        key: code.key,
        id: count.current,
        offered: {text: code.code, theme: code.theme},
        hasConsent: false,
      });
      open();
    };
    setFailed(false);
    setRefusal(undefined);
    read().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
    // Another visit of the same link reads it again.
  }, [location, attempt, demo, place, open, showCodeVariant, showCodeStyling, showDateLibrary]);

  useEffect(() => {
    if (keptEdit(linkedKey(key)) !== undefined) {
      count.current += 1;
      const id = count.current;
      setChanged((before) => (before?.key === key ? before : {key, id, hasConsent: true}));
    }
  }, [key]);

  const linked = [offer, changed].find((one) => one?.key === key);

  const onChange = (): void => {
    if (linked?.offered) {
      keepEdit(linkedThemeKey(key), JSON.stringify(linked.offered.theme));
      keepEdit(editingKey(demo), 'open');
      setChanged({...linked, offered: undefined});
      setOffer(undefined);
      forgetHash();
    }
  };

  const onDiscard = (): void => {
    setOffer(undefined);
    if (!linked?.offered) {
      forgetEdit(linkedKey(key));
      forgetEdit(linkedThemeKey(key));
      setChanged(undefined);
    }
    forgetHash();
    if (keptEdit(key) === undefined && keptEdit(editingKey(demo)) === undefined) {
      close();
    }
    place.current?.focus({preventScroll: true});
  };

  return {
    linked,
    refusal,
    text: linked?.offered?.text ?? (linked && keptEdit(linkedKey(key))),
    isTrusted: linked === undefined || linked.hasConsent,
    onConsent: () => setOffer((before) => before && {...before, hasConsent: true}),
    onChange,
    onDiscard,
    retry: failed ? () => setAttempt(attempt + 1) : undefined,
    close: () => {
      setRefusal(undefined);
      forgetHash();
      // The button goes, and would leave the focus to nothing.
      place.current?.focus({preventScroll: true});
    },
  };
}
