import {act} from '@testing-library/react';
import type * as Analytics from '../../../plugins/analytics/client/analytics';
import type {TagWindow} from '../../../plugins/analytics/types';

export type Command = readonly unknown[];

export const page = window as unknown as TagWindow;
/** Ends what a page of an earlier test listens to. */
let stopListening: (() => void)[] = [];

export const mediaListeners = new Map<string, () => void>();
export const system = {isDark: false};

function fakeMedia(query: string): MediaQueryList {
  return {
    get matches() {
      return query.includes('dark') && system.isDark;
    },
    addEventListener: (_type: string, listener: () => void) => mediaListeners.set(query, listener),
  } as unknown as MediaQueryList;
}

export function setNavigator(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, {value, configurable: true});
}

/** A page before analytics begin. */
export function openPage(): void {
  jest.resetModules();
  jest.useFakeTimers();
  const listen = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listen(...args);
    stopListening.push(() => document.removeEventListener(...args));
  });
  const {observe} = MutationObserver.prototype;
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (this: MutationObserver, ...args) {
    observe.apply(this, args);
    stopListening.push(() => this.disconnect());
  });
  mediaListeners.clear();
  system.isDark = false;
  window.matchMedia = fakeMedia;
  document.body.innerHTML = '';
  document.head.innerHTML = '<title>First</title>';
  document.documentElement.setAttribute('data-theme', 'light');
  document.documentElement.setAttribute('data-code-variant', 'TS');
  document.documentElement.setAttribute('data-code-styling', 'CSS');
  sessionStorage.setItem('docs-web-vitals', 'no');
  history.replaceState(null, '', '/x/react-charts/bars/?a=b#c');
}

/** Ends what the page listens to, and puts the browser back. */
export function closePage(): void {
  stopListening.forEach((stop) => stop());
  stopListening = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete page.gtag;
  delete page.dataLayer;
  delete window.docsAnalyticsConsent;
  setNavigator('doNotTrack', null);
  setNavigator('globalPrivacyControl', undefined);
}

/** Begins as a page does, with a tag function that keeps what it is told. */
export async function begin(): Promise<{module: typeof Analytics; reported: Command[]}> {
  const reported: Command[] = [];
  page.gtag = (...command) => reported.push(command);
  const module = await import('../../../plugins/analytics/client/analytics');
  module.onRouteDidUpdate(route('/x/react-charts/bars/'));
  await settle();
  return {module, reported};
}

export function route(
  pathname: string,
  previous?: string,
  hash = '',
): Parameters<typeof Analytics.onRouteDidUpdate>[0] {
  const location = (path: string, at: string) => ({pathname: path, search: '', hash: at, state: undefined, key: ''});
  return {
    location: location(pathname, hash),
    previousLocation: previous === undefined ? null : location(previous, ''),
  };
}

/** Lets promises, frames and timers that are due run. */
export async function settle(): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(50));
}

export function views(reported: readonly Command[]): Command[] {
  return reported.filter(([, name]) => name === 'page_view');
}

export const PROPERTIES = {
  codeVariant: 'TS',
  userLanguage: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'light',
  colorScheme: 'light',
  codeStylingVariant: 'CSS',
};
