/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Footer/index.tsx (sha256 e66cb95f8e06).
 *
 * Differs: asks whether the page helped. Edit link and date share one line and need no script; pages have no
 * tags and no authors.
 */
import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import '@docusaurus/theme-classic/lib/theme/Icon/Edit/styles.module.css';
import useProductVersion from '@theme/useProductVersion';
import type {PageFrontMatter} from '@site/src/site/frontMatter';
import PageFeedback from '@site/src/ui/PageFeedback';
import StaticBlock from '@site/src/ui/StaticBlock';
import type * as Facts from './PageFacts';
import styles from './styles.module.css';

const PageFacts: ComponentType | undefined = __STATIC_CONTENT__
  ? (require('./PageFacts') as typeof Facts).default
  : undefined;

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const version = useProductVersion((frontMatter as PageFrontMatter).productId);
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <PageFeedback path={metadata.permalink} version={version} />
      <StaticBlock staticId="page-facts">{PageFacts && <PageFacts />}</StaticBlock>
    </footer>
  );
}
