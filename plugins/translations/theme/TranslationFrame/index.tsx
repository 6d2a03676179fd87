import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import styles from './styles.module.css';

export interface Props {
  /** For a text of the page's header. */
  readonly as?: 'span';
  readonly children: ReactNode;
}

/** Whether a page's file is one of a language's, and not the English one that stands in for it. */
function isTranslated(source: string, language: string): boolean {
  return source.startsWith(`@site/i18n/${language}/`);
}

/** The content of a page, which says so where it is English among chrome in another language. */
export default function TranslationFrame({as, children}: Props): ReactNode {
  const {metadata} = useDoc();
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  if (isTranslated(metadata.source, i18n.currentLocale)) {
    return children;
  }
  if (as) {
    return <span lang="en">{children}</span>;
  }
  return (
    <>
      <Head>
        <link rel="canonical" href={createUrl({locale: i18n.defaultLocale, fullyQualified: true})} />
      </Head>
      <p className={styles.note}>
        <Translate id="translations.frame.english" description="Above the content of a page that is not translated">
          This page is not translated yet. Its content is in English.
        </Translate>
      </p>
      <ChromeLanguage.Provider value={i18n.localeConfigs[i18n.currentLocale]?.htmlLang}>
        <div lang="en">{children}</div>
      </ChromeLanguage.Provider>
    </>
  );
}
