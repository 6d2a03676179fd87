import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '../LoadFailure';
import {fetchStaticBlocks, keepStaticBlock, staticBlock} from './staticBlocks';

export interface Props {
  /** Changes with the block's content. */
  readonly staticId: string;
  /** What the server renders; the browser's bundle does not have it. */
  readonly children?: ReactNode;
}

/** Event on the window: the blocks of a page arrive together, so they are tried again together. */
const RETRY = 'static-blocks-retry';

/** One message is enough for all blocks of a page. */
function isFirst(element: Element | null): boolean {
  return element === document.querySelector('[data-static-block]');
}

let isReloading = false;

/** The host has another build of the page than this script. All blocks of the page find that out at once. */
function reloadPage(): void {
  if (!isReloading) {
    isReloading = true;
    window.location.reload();
  }
}

function KeptBlock({id}: {readonly id: string}): ReactNode {
  const {pathname} = useLocation();
  const [page] = useState(pathname);
  const [isNavigation] = useState(useIsBrowser());
  const [html, setHtml] = useState(() => staticBlock(page, id) ?? '');
  const [hasFailed, setFailed] = useState(false);
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (element?.firstChild) {
      return () => keepStaticBlock(page, id, element.innerHTML);
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
  }, [page, id, isNavigation]);

  if (hasFailed) {
    return (
      <div data-static-block={id}>
        <LoadFailure onRetry={() => window.dispatchEvent(new Event(RETRY))} />
      </div>
    );
  }
  // An empty string and a silenced warning are what makes hydration keep the HTML that is there.
  return <div ref={block} data-static-block={id} suppressHydrationWarning dangerouslySetInnerHTML={{__html: html}} />;
}

/**
 * A part of a page that needs no script: the server renders it, and its text is in no script. Hydration leaves it as it is; after a
 * navigation it comes from the page's HTML. `plugins/docs` puts the text of pages into such blocks.
 */
export default function StaticBlock({staticId, children}: Props): ReactNode {
  return __STATIC_CONTENT__ ? <div data-static-block={staticId}>{children}</div> : <KeptBlock id={staticId} />;
}
