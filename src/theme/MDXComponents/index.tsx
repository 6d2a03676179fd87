import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {translate} from '@docusaurus/Translate';
import CodeFence from '@site/src/ui/CodeFence';
import ScrollRegion from '@site/src/ui/ScrollRegion';

/** A table that scrolls horizontally if it is too wide. */
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

/** Elements that remark plugins replace. If the plugin was taken out, they render nothing. */
const PLUGIN_ELEMENTS = Object.fromEntries(
  [
    'ApiChanges',
    'ApiDiff',
    'ApiEvents',
    'ApiMethods',
    'ApiSelectors',
    'ApiTable',
    'DateAdapterWeights',
    'Demo',
    'LocaleTable',
    'Message',
    'MessageFilter',
    'Messages',
    'Playground',
    'Since',
    'UpgradeCheck',
    'WhatsNew',
  ].map((name) => [name, Nothing]),
);

/** Components that pages use without importing them: the stock ones, and fences that the build has highlighted. */
export default {
  ...MDXComponents,
  ...PLUGIN_ELEMENTS,
  CodeFence,
  table: Table,
};
