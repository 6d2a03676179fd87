import {useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode} from 'react';
import '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOC';
import {announceContents} from '@site/src/ui/contents';
import StaticBlock from '@site/src/ui/StaticBlock';

const StockTOC: ComponentType<Props> | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/TOC') as {default: ComponentType<Props>}).default
  : undefined;

/** Class names of the stock table of contents. */
const LINK = 'table-of-contents__link toc-highlight';
const ACTIVE_LINK = 'table-of-contents__link--active';

/** Scrolls the table of contents so that its active link is visible. The page does not scroll. */
function scrollToActiveLink(list: HTMLElement): void {
  const line = list.querySelector(`.${ACTIVE_LINK}`)?.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (!line) {
    return;
  }
  if (line.top < frame.top || line.bottom > frame.bottom) {
    list.scrollTop += line.top - frame.top - frame.height / 2;
  }
}

/**
 * The stock table of contents, which the server alone renders, with its scroll spy. A long list scrolls along with the active link.
 */
export default function StaticTOC(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [arrivals, setArrivals] = useState(0);
  const {tableOfContents} = useThemeConfig();
  const {minHeadingLevel = tableOfContents.minHeadingLevel, maxHeadingLevel = tableOfContents.maxHeadingLevel} = props;
  const highlight = useMemo(
    () => ({linkClassName: LINK, linkActiveClassName: ACTIVE_LINK, minHeadingLevel, maxHeadingLevel, arrivals}),
    [minHeadingLevel, maxHeadingLevel, arrivals],
  );
  useTOCHighlight(StockTOC ? undefined : highlight);

  useEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('.thin-scrollbar');
    if (!list) {
      return undefined;
    }
    announceContents();
    const observer = new MutationObserver(() => scrollToActiveLink(list));
    observer.observe(list, {subtree: true, attributeFilter: ['class']});
    return () => observer.disconnect();
  }, [arrivals]);

  return (
    <div ref={root} style={{display: 'contents'}} data-contents="">
      <StaticBlock staticId="contents" isBoxless onArrival={() => setArrivals((count) => count + 1)}>
        {StockTOC && <StockTOC {...props} />}
      </StaticBlock>
    </div>
  );
}
