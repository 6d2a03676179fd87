import MDXComponents from '@theme-original/MDXComponents';
import CodeFence from '@site/src/ui/CodeFence';

/** What pages may use without importing it: Docusaurus' own components, and fences with code the build highlighted. */
export default {
  ...MDXComponents,
  CodeFence,
};
