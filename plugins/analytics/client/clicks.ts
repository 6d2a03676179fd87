import {CODE_COPIED} from '@site/src/ui/CopyButton/codeCopied';
import {CLICK_REGIONS, CONTROLS, DEMO_STAGE} from './regions';
import {tag} from './tag';

/** The parameters of an event, from the attributes of the clicked element. */
interface EventFacts {
  readonly category: string | null | undefined;
  readonly action: string | null | undefined;
  readonly label: string | null | undefined;
}

function send({category, action, label}: EventFacts): void {
  tag('event', category, {eventAction: action ?? null, eventLabel: label ?? null});
}

/** Whether this click is in the sample. Without a valid ratio every click is. */
function isSampled(ratio: string | null): boolean {
  const share = ratio === null ? NaN : Number.parseFloat(ratio);
  return Number.isNaN(share) || Math.random() < share;
}

const LONGEST_LABEL = 80;

/** The URL of a link, or the name of a button. */
function labelOf(control: Element): string {
  if (control instanceof HTMLAnchorElement) {
    return control.origin === window.location.origin ? control.pathname + control.hash : control.href;
  }
  return (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, LONGEST_LABEL);
}

/** The category of a link or button without event attributes is the part of the page that contains it. */
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

/** Fields report changes instead of clicks. */
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

/** Copying by the keyboard has no clicked element, so the event's detail has the parameters. */
function onCodeCopied({detail}: CustomEvent<Partial<EventFacts> | null>): void {
  send({category: detail?.category ?? 'code', action: detail?.action, label: detail?.label});
}

/**
 * Reports clicks on elements with event attributes and on all other links and buttons of the site, changes of fields with
 * event attributes, and code that was copied by the keyboard. Listeners capture, so that no handler of the page can stop them.
 */
export function followClicks(): void {
  document.addEventListener('click', onClick, {capture: true});
  document.addEventListener('change', onChange, {capture: true});
  document.addEventListener(CODE_COPIED, onCodeCopied as EventListener);
}
