import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import LoadFailure from '../LoadFailure';
import {fetchStaticBlocks, keepStaticBlock, staticBlock} from './staticBlocks';

export interface Props {
  /** Changes with the block's content. */
  readonly staticId: string;
  /** What the server renders; the browser's bundle does not have it. */
  readonly children?: ReactNode;
  /** Whether the block is no box, as if its content had no element around it. */
  readonly isBoxless?: boolean;
  /** Whether the block is the same on all pages that have one of its id. */
  readonly isShared?: boolean;
  /** Called once the content is there, if it came after the block: a navigation that did not wait for it. */
  readonly onArrival?: () => void;
}

/** Event on the window: the blocks of a page arrive together, so they are tried again together. */
const RETRY = 'static-blocks-retry';

/** One message is enough for all blocks of a page. */
function isFirst(element: Element | null): boolean {
  return element === document.querySelector('main [data-static-block]');
}

/** Whether React has taken over the server's page. To ask the attribute renders nothing again, as a context would. */
function hasHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** The HTML of a block that is in the page now: of the page that is about to go, during a navigation. */
function shownBlock(id: string): string | undefined {
  return document.querySelector(`[data-static-block="${id}"]`)?.innerHTML;
}

let isReloading = false;

/** The host has another build of the page than this script. All blocks of the page find that out at once. */
function reloadPage(): void {
  if (!isReloading) {
    isReloading = true;
    window.location.reload();
  }
}

const BOXLESS = {display: 'contents'} as const;

function KeptBlock({staticId: id, isBoxless, isShared, onArrival}: Omit<Props, 'children'>): ReactNode {
  const {pathname} = useLocation();
  const [page] = useState(pathname);
  const [isNavigation] = useState(hasHydrated);
  const [first] = useState(() => (isNavigation && isShared && shownBlock(id)) || (staticBlock(page, id) ?? ''));
  const [html, setHtml] = useState(first);
  const [hasFailed, setFailed] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (element?.firstChild) {
      // As the server rendered it: who comes back does not find what scripts have changed in it since.
      if (!isNavigation || !isShared) {
        keepStaticBlock(page, id, element);
      }
      return undefined;
    }
    let current = true;
    const show = (fetched: string | undefined): void => {
      if (fetched === undefined && isNavigation) {
        reloadPage();
      } else {
        setHtml(fetched ?? '');
      }
    };
    const fetchBlock = (): void => {
      setFailed(false);
      fetchStaticBlocks(page).then(
        () => current && show(staticBlock(page, id)),
        () => current && setFailed(isFirst(block.current)),
      );
    };
    fetchBlock();
    window.addEventListener(RETRY, fetchBlock);
    return () => {
      current = false;
      window.removeEventListener(RETRY, fetchBlock);
    };
  }, [page, id, isNavigation, isShared]);

  const arrived = useRef(onArrival);
  arrived.current = onArrival;
  useEffect(() => {
    if (html !== first) {
      arrived.current?.();
    }
  }, [html, first]);

  if (hasFailed) {
    const retry = (): void => {
      // The button goes away.
      block.current?.focus({preventScroll: true});
      window.dispatchEvent(new Event(RETRY));
    };
    return (
      <div ref={block} data-static-block={id} tabIndex={-1}>
        <LoadFailure onRetry={retry} />
      </div>
    );
  }
  return (
    <div
      ref={block}
      data-static-block={id}
      style={isBoxless ? BOXLESS : undefined}
      // An empty string and a silenced warning are what makes hydration keep the HTML that is there.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

/**
 * A part of a page that needs no script: the server renders it, and its text is in no script. Hydration leaves it as it is; after a
 * navigation it comes from the page's HTML. `plugins/docs` puts the text of pages into such blocks.
 */
export default function StaticBlock({children, ...block}: Props): ReactNode {
  return __STATIC_CONTENT__ ? (
    <div data-static-block={block.staticId} style={block.isBoxless ? BOXLESS : undefined}>
      {children}
    </div>
  ) : (
    <KeptBlock key={block.staticId} {...block} />
  );
}
