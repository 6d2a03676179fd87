import type {ComponentType, ReactNode} from 'react';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/styles.module.css';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageFormats from '@theme/PageFormats';
import StaticBlock from '@site/src/ui/StaticBlock';

const Breadcrumbs: ComponentType | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/DocBreadcrumbs') as {default: ComponentType}).default
  : undefined;

/** The stock breadcrumbs, which need no script; a page outside of the sidebars has none. Beside them is what programs are told. */
export default function StaticBreadcrumbs(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      {metadata.sidebar && <StaticBlock staticId="breadcrumbs">{Breadcrumbs && <Breadcrumbs />}</StaticBlock>}
      <PageFormats />
    </>
  );
}
