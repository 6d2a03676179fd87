import {useEffect, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

export interface Props<T> {
  /** The data, in the server's bundle; `undefined` in the browser's. */
  readonly loaded: T | undefined;
  /** Fetches the data in the browser, when the server's HTML is not there. */
  readonly load: () => Promise<{default: T}>;
  readonly render: (data: T) => ReactNode;
  /** Shown while the data is on its way and where it cannot be had. */
  readonly fallback?: ReactNode;
  /** Space kept while the data is on its way, in CSS pixels. */
  readonly minHeight?: number;
}

/**
 * Content whose data is shipped once, as HTML: the server renders it, hydration leaves the server's HTML alone, and only
 * a navigation in the browser fetches the data and renders it there. What is rendered must not depend on React for its
 * behaviour: after a first load there is none below this component.
 */
export default function ServerHtml<T>({loaded, load, render, fallback = null, minHeight}: Props<T>): ReactNode {
  const isBrowser = useIsBrowser();
  const [keepsServerHtml, setKeepsServerHtml] = useState(!isBrowser);
  const [data, setData] = useState(loaded);
  const kept = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (kept.current?.firstChild) {
      return undefined;
    }
    let current = true;
    setKeepsServerHtml(false);
    load().then(
      (module) => current && setData(() => module.default),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [load]);

  if (__SERVER_BUNDLE__ || !keepsServerHtml) {
    const style = data === undefined && minHeight ? {minBlockSize: minHeight} : undefined;
    return <div style={style}>{data === undefined ? fallback : render(data)}</div>;
  }
  // An empty string and a silenced warning are what makes hydration keep the HTML that is there.
  return <div ref={kept} key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />;
}
