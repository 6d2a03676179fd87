import type {ComponentProps, ReactNode} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import {translate} from '@docusaurus/Translate';
import NavigationNotWritten from '@theme/NavigationNotWritten';
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

/** What pages may use without importing it: Docusaurus' own components, and fences with code the build highlighted. */
export default {
  ...MDXComponents,
  CodeFence,
  NavigationNotWritten,
  table: Table,
};
