import {useEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from './LoadFailure';

export interface Props<T> {
  /** The data, in the server's bundle; `undefined` in the browser's. */
  readonly loaded: T | undefined;
  /** Fetches the data in the browser, when the server's HTML is not there. */
  readonly load: () => Promise<{default: T}>;
  readonly render: (data: T) => ReactNode;
  /** Shown while the data is loading. */
  readonly fallback?: ReactNode;
  /** Space kept while the data is on its way, in CSS pixels. */
  readonly minHeight?: number;
}

/** Event on the window: whatever could not be loaded is to be tried again, since parts of a page share their data. */
const RETRY = 'static-html-retry';

/**
 * Content whose data is shipped once, as HTML: the server renders it, hydration leaves the server's HTML alone, and only
 * a navigation in the browser fetches the data and renders it there. What is rendered must not depend on React for its
 * behaviour: after a first load there is none below this component. Its links work all the same (`useStaticLinks`).
 */
export default function StaticHtml<T>({loaded, load, render, fallback = null, minHeight}: Props<T>): ReactNode {
  const isBrowser = useIsBrowser();
  const [keepsStaticHtml, setKeepsStaticHtml] = useState(!isBrowser);
  // A component is a function, which React would call.
  const [data, setData] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  const kept = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (kept.current?.firstChild) {
      return undefined;
    }
    let current = true;
    setKeepsStaticHtml(false);
    const fetchData = (): void => {
      setFailed(false);
      load().then(
        (module) => current && setData(() => module.default),
        () => current && setFailed(true),
      );
    };
    fetchData();
    window.addEventListener(RETRY, fetchData);
    return () => {
      current = false;
      window.removeEventListener(RETRY, fetchData);
    };
  }, [load]);

  if (__SERVER_BUNDLE__ || !keepsStaticHtml) {
    const style = data === undefined && minHeight ? {minBlockSize: minHeight} : undefined;
    const retry = (): void => {
      // The button goes away.
      place.current?.focus({preventScroll: true});
      window.dispatchEvent(new Event(RETRY));
    };
    return (
      <div
        ref={place}
        data-static-html={__SERVER_BUNDLE__ ? '' : undefined}
        style={style}
        tabIndex={hasFailed ? -1 : undefined}
      >
        {data === undefined ? hasFailed ? <LoadFailure onRetry={retry} /> : fallback : render(data)}
      </div>
    );
  }
  // An empty string and a silenced warning are what makes hydration keep the HTML that is there.
  return (
    <div ref={kept} key="kept" data-static-html="" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
