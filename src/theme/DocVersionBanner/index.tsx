/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/DocVersionBanner/index.tsx (sha256 4cbfaa11f966).
 *
 * Differs: finds the same page of the current version by its URL and a short list of removed pages, so that pages need no
 * list of all pages. For a removed page it links to the first page of the product. Only older versions have a banner, and
 * no preferred version is stored.
 */
import type {ComponentType, ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import StaticBlock from '@site/src/ui/StaticBlock';
import type * as Older from './OlderVersion';
import './styles.module.css';

const OlderVersion: ComponentType<Props> | undefined = __STATIC_CONTENT__
  ? (require('./OlderVersion') as typeof Older).default
  : undefined;

/** A banner on pages of older versions, with a link to the same page of the current version; it needs no script. */
export default function DocVersionBanner({className}: Props): ReactNode {
  return useDocsVersion().isLast ? null : (
    <StaticBlock staticId="version-banner">{OlderVersion && <OlderVersion className={className} />}</StaticBlock>
  );
}
