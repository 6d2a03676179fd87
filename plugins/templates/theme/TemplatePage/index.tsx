import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import DemoPreview from '@theme/DemoPreview';
import ExportMenu from '@theme/ExportMenu';
import Layout from '@theme/Layout';
import LicenseNote from '@theme/LicenseNote';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import {familyStylesheet, type FontProvider} from '@site/src/site/fonts';
import {publishedPath} from '@site/src/site/paths';
import LanguageMenu from '@site/src/ui/LanguageMenu';
import PageFonts from '@site/src/ui/PageFonts';
import SlimBar from '@site/src/ui/SlimBar';
import styles from './styles.module.css';

export interface Props {
  readonly provider: FontProvider;
  /** The demo; none without the plugin that makes demos. */
  readonly demo?: ComponentProps<typeof ExportMenu>['demo'];
}

function Template({demo, provider}: Required<Props>): ReactNode {
  const fonts = demo.fonts?.map((family) => familyStylesheet(provider, family)) ?? [];
  return (
    <>
      <noscript>
        <p className={styles.withoutScripts}>
          <Translate
            id="templates.withoutScripts"
            description="In the place of a template, where scripts are off"
            values={{
              page: (
                <Link to={publishedPath(demo.page)}>
                  <Translate id="templates.withoutScripts.page">Dashboard template</Translate>
                </Link>
              ),
            }}
          >
            {
              'The dashboard is drawn in your browser, so it needs JavaScript. Its code and how it works can be read without: {page}'
            }
          </Translate>
        </p>
      </noscript>
      <div className={styles.template}>
        <DemoPreview demo={demo.stylings[0]} attempt={0} height={undefined} bleed />
      </div>
      <LicenseNote plan={demo.plan} />
      {fonts.length > 0 && <PageFonts stylesheets={fonts} fontHost={provider.fontHost} />}
    </>
  );
}

/** The page of a template: a slim bar and the demo, without navbar, sidebar and footer. */
export default function TemplatePage({demo, provider}: Props): ReactNode {
  const title = translate({id: 'templates.dashboard.title', message: 'Dashboard template'});
  const description = translate({
    id: 'templates.dashboard.description',
    message: 'A dashboard of a Data Grid, a date range picker, charts and a Tree View that work together.',
  });
  return (
    <Layout title={title} description={description}>
      <PageMetadata title={title} description={description} />
      <main className={styles.page}>
        <SlimBar title={title} hasManyTools>
          {demo && <ExportMenu demo={demo} />}
          <LanguageMenu />
          <NavbarColorModeToggle />
        </SlimBar>
        {demo && <Template demo={demo} provider={provider} />}
      </main>
    </Layout>
  );
}
