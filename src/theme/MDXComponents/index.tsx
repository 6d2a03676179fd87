import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {translate} from '@docusaurus/Translate';
import CodeFence from '@site/src/ui/CodeFence';
import ScrollRegion from '@site/src/ui/ScrollRegion';

/** A table of a page, which scrolls inside itself where it is too wide. */
function Table(props: ComponentProps<'table'>): ReactNode {
  const name = translate({
    id: 'site.table.name',
    message: 'Table',
    description: 'Name of a table that can be scrolled',
  });
  return (
    <ScrollRegion name={name}>
      <table {...props} />
    </ScrollRegion>
  );
}

function Nothing(): null {
  return null;
}

/** Elements of pages that plugins replace when they read a page: without its plugin, nothing stands there. */
const PLUGIN_ELEMENTS = Object.fromEntries(
  [
    'ApiDiff',
    'ApiEvents',
    'ApiMethods',
    'ApiSelectors',
    'ApiTable',
    'DateAdapterWeights',
    'Demo',
    'LocaleTable',
    'Playground',
    'WhatsNew',
  ].map((name) => [name, Nothing]),
);

/** What pages may use without importing it: Docusaurus' own components, and fences with code the build highlighted. */
export default {
  ...MDXComponents,
  ...PLUGIN_ELEMENTS,
  CodeFence,
  table: Table,
};
