import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useCurrentPage from '@site/src/ui/useCurrentPage';
import useProductStart from '@theme/useProductStart';
import {productOfPath} from '@site/src/site/paths';
import {SITE_PRODUCT_ID} from '@site/src/site/products';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';

/** Says that a page is of an older version, and links to the same page of the current one. */
export default function OlderVersion({className}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {label, pluginId} = useDocsVersion();
  const current = useLatestVersion(pluginId);
  const startOf = useProductStart();
  const {path, isKept} = useCurrentPage();
  const start = startOf(productOfPath(path).productId ?? SITE_PRODUCT_ID) ?? startOf(SITE_PRODUCT_ID) ?? '/';
  const latest = (
    <Link to={isKept ? path : start}>
      <Translate
        id="theme.docs.versions.latestVersionLinkLabel"
        description="The label used for the latest version suggestion link label"
      >
        latest version
      </Translate>
    </Link>
  );
  return (
    <aside className={clsx(className, ThemeClassNames.docs.docVersionBanner, styles.banner)} data-markdown="skip">
      <Translate
        id="theme.docs.versions.unmaintainedVersionLabel"
        description="The label used to tell the user that he's browsing an unmaintained doc version"
        values={{siteTitle: siteConfig.title, versionLabel: <b>{label}</b>}}
      >
        {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
      </Translate>{' '}
      <Translate
        id="theme.docs.versions.latestVersionSuggestionLabel"
        description="The label used to tell the user to check the latest version"
        values={{versionLabel: current.label, latestVersionLink: latest}}
      >
        {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
      </Translate>
    </aside>
  );
}
