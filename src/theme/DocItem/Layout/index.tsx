/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Layout/index.tsx (sha256 1a22e90d75b8).
 *
 * Differs: the table of contents beside the text stays in the page on small screens, where styles hide it, since the one above the
 * text shows the same list.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {Props} from '@theme/DocItem/Layout';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles['docItemCol'])}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles['docItemContainer']}>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasContents && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
