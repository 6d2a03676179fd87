import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useCodeStyling from '@theme/useCodeStyling';
import useCodeVariant from '@theme/useCodeVariant';
import {readDemoHash} from './demoHash';

/** By what readers go to a place of their own. Screen readers make clicks of keys. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/** Moves that a component keeps to itself are heard too. */
const LISTENING = {capture: true, passive: true};

/** What this remembers in the entry of the tab's history, which outlives the document. */
interface EntryState {
  readonly hasMoved?: boolean;
}

function entryState(): EntryState | null {
  return window.history.state as EntryState | null;
}

function rememberMove(): void {
  if (!entryState()?.hasMoved) {
    window.history.replaceState({...entryState(), hasMoved: true} satisfies EntryState, '');
  }
}

/**
 * Whether the reader is somewhere in the page that the server sent: the browser has brought them to the demo that a hash names, or
 * back to where they were, or they have moved on by themselves before the scripts ran. A page that a deployment made the tab load
 * anew, in the middle of a navigation, is no return: nobody has moved in it. How far it is scrolled says nothing there, because the
 * browser may have restored that.
 */
function hasPlace(): boolean {
  const [opened] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[];
  const isRestored = opened?.type === 'reload' || opened?.type === 'back_forward';
  const isElsewhere = isRestored ? entryState()?.hasMoved === true : window.scrollY > 0;
  return isElsewhere || document.activeElement !== document.body;
}

/** A browser scrolls a page that it loads anew to where it was, at the latest once it has loaded: the reader would lose the demo. */
function keepFromRestoring(): void {
  if (document.readyState !== 'complete') {
    window.history.scrollRestoration = 'manual';
    window.addEventListener(
      'load',
      // Browsers do so after the event.
      () => setTimeout(() => (window.history.scrollRestoration = 'auto')),
      {once: true},
    );
  }
}

/**
 * Opens the source that the page's hash asks for, in the language and styling it asks for, and brings the demo into
 * view. What a hash chooses holds for the visit only.
 *
 * @param name name of the demo that listens
 * @param frame what is brought into view and gets the focus
 * @param open opens the source
 */
export default function useDemoHash(name: string, frame: RefObject<HTMLElement>, open: () => void): void {
  const {hash} = useLocation();
  const {showCodeVariant} = useCodeVariant();
  const {showCodeStyling} = useCodeStyling();
  const isFirstLook = useRef(!useIsBrowser());
  useEffect(() => {
    const isFirst = isFirstLook.current;
    isFirstLook.current = false;
    const url = readDemoHash(hash);
    if (url?.name !== name) {
      return;
    }
    const staysInPlace = isFirst && hasPlace();
    if (url.styling) {
      showCodeStyling?.(url.styling);
    }
    if (url.codeVariant) {
      showCodeVariant?.(url.codeVariant);
    }
    // Code that somebody sent opens in the editor, or not at all.
    if (url.codeVariant && url.state === undefined) {
      open();
    }
    if (staysInPlace) {
      rememberMove();
    } else {
      keepFromRestoring();
      frame.current?.scrollIntoView();
      frame.current?.focus({preventScroll: true});
    }
  }, [hash, name, frame, open, showCodeVariant, showCodeStyling]);
  useEffect(() => {
    if (readDemoHash(hash)?.name !== name) {
      return undefined;
    }
    MOVES.forEach((move) => window.addEventListener(move, rememberMove, LISTENING));
    return () => MOVES.forEach((move) => window.removeEventListener(move, rememberMove, LISTENING));
  }, [hash, name]);
}
