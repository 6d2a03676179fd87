/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocItem/Content/index.tsx (sha256 a60acf97ab95).
 *
 * Differs: the title shows the marks of the page's sidebar entry, the page's description and package, links to its API pages
 * and a button that copies the page. Title, description and content are marked where they are English among chrome in another
 * language. The canonical URL of an older page is that of the current version.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import ApiLinks from '@theme/ApiLinks';
import CopyPage from '@theme/CopyPage';
import NavigationMarks from '@theme/NavigationMarks';
import NavigationPlanned from '@theme/NavigationPlanned';
import TranslationFrame from '@theme/TranslationFrame';
import usePageMarks from '@theme/usePageMarks';
import {labelledIssues} from '@site/src/site/packages';
import CurrentCanonical from '@site/src/ui/CurrentCanonical';
import PageHeader from '@site/src/ui/PageHeader';
import type {Props} from '@theme/DocItem/Content';
import type {PageFrontMatter} from '@site/src/site/frontMatter';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  const facts = frontMatter as PageFrontMatter;
  const hasOwnTitle = contentTitle ?? frontMatter.hide_title;
  const marks = usePageMarks();
  const {isLast, version} = useDocsVersion();
  const {githubLabel} = facts;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {!hasOwnTitle && (
        <header>
          <div className={styles.title}>
            <Heading as="h1">
              <TranslationFrame as="span">{metadata.title}</TranslationFrame>
            </Heading>
            <NavigationMarks marks={marks} />
          </div>
          <PageHeader
            description={<TranslationFrame as="span">{facts.description}</TranslationFrame>}
            packageName={facts.packageName}
            githubLabel={githubLabel}
          >
            <ApiLinks
              productId={facts.productId}
              components={facts.components}
              version={isLast ? undefined : version}
            />
            <CopyPage />
          </PageHeader>
          {marks.planned && <NavigationPlanned issues={githubLabel && labelledIssues(githubLabel)} />}
        </header>
      )}
      <TranslationFrame>
        <MDXContent>{children}</MDXContent>
      </TranslationFrame>
      {!isLast && <CurrentCanonical />}
    </div>
  );
}
