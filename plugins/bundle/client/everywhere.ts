/**
 * What nearly every page has: in the script of all pages, instead of a copy in the chunk of each page that has a part of its own.
 * Imported for the bundler alone.
 */
import '@mdx-js/react';
import '@site/src/ui/CodeFence';
import '@site/src/ui/CopyButton';
import '@site/src/ui/LoadFailure';
import '@site/src/ui/StaticBlock';
