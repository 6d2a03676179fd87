import {useEffect, useRef, useState, type MutableRefObject, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {keepStaticBlock, staticBlock} from '@site/src/ui/StaticBlock/staticBlocks';
import repeatEarlyPress from '../../client/start/earlyPress';
import holdEvents, {type HeldEvents} from '../../client/start/heldEvents';
import type {DemoStyling} from '../../types';
import {serverPreviewHtml} from './serverPreview';
import styles from './styles.module.css';

export interface Props {
  readonly demo: DemoStyling;
  readonly ownTheme: boolean | undefined;
  /** Where what the reader does in the rendering is held until the demo runs. */
  readonly held: MutableRefObject<HeldEvents | null>;
}

/**
 * A demo before it runs: the server's rendering, in whose place the build puts what a browser has drawn
 * (`node/prerender`). Hydration does not touch it; after a navigation it comes from the page's HTML.
 */
export default function StaticDemo({demo, ownTheme, held}: Props): ReactNode {
  const {pathname} = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const [{page, file}] = useState({page: pathname, file: demo.file});
  const [html] = useState(() =>
    __SERVER_BUNDLE__ ? serverPreviewHtml(demo, ownTheme) : (staticBlock(page, file) ?? ''),
  );

  useEffect(() => {
    const element = place.current;
    if (!element) {
      return undefined;
    }
    const events = holdEvents(element);
    held.current = events;
    repeatEarlyPress(element);
    return () => {
      events.end();
      keepStaticBlock(page, file, element);
    };
  }, [page, file, held]);

  return (
    <div
      ref={place}
      className={styles.static}
      data-static-block={file}
      data-demo-styles={demo.loaded?.styles?.scope}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
