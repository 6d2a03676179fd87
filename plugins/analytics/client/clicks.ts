import {CODE_COPIED} from '@site/src/ui/CopyButton/codeCopied';
import {tag} from './tag';

/** What the attributes of an element say about a click on it (design, "analytics"). */
interface EventFacts {
  readonly category: string | null | undefined;
  readonly action: string | null | undefined;
  readonly label: string | null | undefined;
}

function send({category, action, label}: EventFacts): void {
  tag('event', category, {eventAction: action ?? null, eventLabel: label ?? null});
}

/** Tells whether this click is in the sample. A ratio that is no number takes every click. */
function isSampled(ratio: string | null): boolean {
  const share = ratio === null ? NaN : Number.parseFloat(ratio);
  return Number.isNaN(share) || Math.random() < share;
}

function onClick({target}: Event): void {
  const element = target instanceof Element ? target.closest('[data-ga-event-category]') : null;
  const read = (name: string): string | null => element?.getAttribute(`data-ga-event-${name}`) ?? null;
  const category = read('category');
  if (category && isSampled(read('split'))) {
    send({category, action: read('action'), label: read('label')});
  }
}

/** What was copied by the keyboard has no element that was clicked: the event itself brings its facts. */
function onCodeCopied({detail}: CustomEvent<Partial<EventFacts> | null>): void {
  send({category: detail?.category ?? 'code', action: detail?.action, label: detail?.label});
}

/**
 * Tells the tag of clicks on elements that carry event attributes, whatever the page does with the click, and of code that
 * was copied by the keyboard.
 */
export function followClicks(): void {
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener(CODE_COPIED, onCodeCopied as EventListener);
}
