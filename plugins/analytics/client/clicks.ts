import {CODE_COPIED} from '@site/src/ui/CopyButton/codeCopied';
import {CLICK_REGIONS, CONTROLS, DEMO_STAGE} from './regions';
import {tag} from './tag';

/** What the attributes of an element say about a click on it. */
interface EventFacts {
  readonly category: string | null | undefined;
  readonly action: string | null | undefined;
  readonly label: string | null | undefined;
}

function send({category, action, label}: EventFacts): void {
  tag('event', category, {eventAction: action ?? null, eventLabel: label ?? null});
}

/** Whether this click is in the sample. A ratio that is no number takes every click. */
function isSampled(ratio: string | null): boolean {
  const share = ratio === null ? NaN : Number.parseFloat(ratio);
  return Number.isNaN(share) || Math.random() < share;
}

const LONGEST_LABEL = 80;

/** Where a link of the site leads, or what a button is called. */
function labelOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) {
    return control.origin === window.location.origin ? control.pathname + control.hash : control.href;
  }
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, LONGEST_LABEL);
}

/** A link or button without attributes is told by the part of the page that it stands in. */
function sendOfRegion(target: Element): void {
  const control = target.closest(CONTROLS);
  const region = control?.closest(DEMO_STAGE)
    ? undefined
    : CLICK_REGIONS.find(({selector}) => control?.closest(selector));
  if (control && region) {
    send({category: region.category, action: 'click', label: labelOf(control)});
  }
}

function sendOfAttributes(element: Element): void {
  const read = (name: string): string | null => element.getAttribute(`data-ga-event-${name}`);
  const category = read('category');
  if (category && isSampled(read('split'))) {
    send({category, action: read('action'), label: read('label')});
  }
}

/** A field that is filled in, with the keyboard too: a click in it changes nothing yet. */
const FIELDS = 'select, textarea, input:not([type="checkbox"], [type="radio"])';

function onClick({target}: Event): void {
  if (!(target instanceof Element)) {
    return;
  }
  const element = target.closest('[data-ga-event-category]');
  if (!element) {
    sendOfRegion(target);
  } else if (!element.matches(FIELDS)) {
    sendOfAttributes(element);
  }
}

function onChange({target}: Event): void {
  if (target instanceof Element && target.matches(FIELDS)) {
    sendOfAttributes(target);
  }
}

/** What was copied by the keyboard has no element that was clicked: the event itself brings its facts. */
function onCodeCopied({detail}: CustomEvent<Partial<EventFacts> | null>): void {
  send({category: detail?.category ?? 'code', action: detail?.action, label: detail?.label});
}

/**
 * Tells the tag of clicks on elements that carry event attributes and on all other links and buttons of the site, whatever
 * the page does with the click, of fields with such attributes that were changed, and of code that was copied by the keyboard.
 */
export function followClicks(): void {
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener('change', onChange, {capture: true});
  document.addEventListener(CODE_COPIED, onCodeCopied as EventListener);
}
