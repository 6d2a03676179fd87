import type {ComponentProps, ReactNode} from 'react';
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import MDXComponents from '@theme-original/MDXComponents';
import {translate} from '@docusaurus/Translate';
import CodeFence from '@site/src/ui/CodeFence';
import StaticBlock from '@site/src/ui/StaticBlock';
import ScrollRegion from '@site/src/ui/ScrollRegion';

interface TableProps extends ComponentProps<'table'> {
  /** The id of the block of its rows, unless something in them needs a script. */
  readonly staticId?: string;
}

/** A table that scrolls horizontally if it is too wide. */
function Table({staticId, ...props}: TableProps): ReactNode {
  const name = translate({
    id: 'site.table.name',
    message: 'Table',
    description: 'Name of a table that can be scrolled',
  });
  const table = <table {...props} />;
  return (
    <ScrollRegion name={name}>{staticId ? <StaticBlock staticId={staticId}>{table}</StaticBlock> : table}</ScrollRegion>
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

/**
 * Components that pages use without importing them: the stock ones, and fences that the build has highlighted. Details are the
 * browser's own.
 */
export default {
  ...MDXComponents,
  ...PLUGIN_ELEMENTS,
  details: 'details',
  Details: 'details',
  CodeFence,
  table: Table,
};
