import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {flowElement, importNode} from '../../../src/node/mdxNodes';

/** The element around what follows the first section. */
export const SECTION = 'LaterContent';

/** The least length of a section, in characters: with the page's header, it fills the screen of a desktop. */
const SECTION_LENGTH = 2500;

/** What a component counts for, in characters: a fence of code takes the height of many lines. */
const COMPONENT_LENGTH = 1500;

/** With the text before them, these fill a screen. They take longer to make than all that text. */
const TALL_COMPONENTS: readonly (string | null)[] = ['Demo', 'Playground'];

function isTall(node: Nodes): boolean {
  return node.type === 'mdxJsxFlowElement' && TALL_COMPONENTS.includes(node.name);
}

function lengthOf(node: Nodes): number {
  if (node.type === 'mdxJsxFlowElement' && node.children.length === 0) {
    return isTall(node) ? SECTION_LENGTH : COMPONENT_LENGTH;
  }
  const children = 'children' in node ? node.children : [];
  return children.reduce((sum, child) => sum + lengthOf(child), 'value' in node ? node.value.length : 0);
}

function sectionsOf(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  let length = 0;
  for (const node of nodes) {
    // The page's header and the text before its first demo do not wait for it.
    if (length >= SECTION_LENGTH || (sections.length === 1 && isTall(node))) {
      sections.push([]);
      length = 0;
    }
    sections.at(-1)?.push(node);
    length += lengthOf(node);
  }
  return sections;
}

/** Each section contains the next, so that they come one after the other. */
function nested(sections: readonly RootContent[][]): RootContent[] {
  return sections.reduceRight<RootContent[]>(
    (rest, section) => [
      ...section,
      ...(rest.length > 0 ? [flowElement(SECTION, {}, rest as MdxJsxFlowElement['children'])] : []),
    ],
    [],
  );
}

/**
 * Remark plugin: the content of a long page becomes sections, so that a navigation shows the first screen before it makes the rest.
 * Comes after `staticBlocks`: styles look at what stands beside each other in a block.
 */
export default function pageSections(): (tree: unknown) => void {
  return (tree) => {
    const root = tree as Root;
    const modules = root.children.filter(({type}) => type === 'mdxjsEsm');
    const sections = sectionsOf(root.children.filter(({type}) => type !== 'mdxjsEsm'));
    if (sections.length > 1) {
      root.children = [...modules, importNode(SECTION, `@site/src/ui/${SECTION}`), ...nested(sections)];
    }
  };
}
