import type {Nodes, Paragraph} from 'mdast';
import {PluginError} from '../../../src/node/errors';
import {locationOf} from '../../../src/node/mdxNodes';
import {didYouMean} from '../../../src/text/nearestName';

type Admonition = Extract<Nodes, {type: 'containerDirective'}>;

/** The kinds of admonition. Others are for sites that have pages of before; Docusaurus shows them as one of these. */
export const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];

/** What cannot stand in an admonition, in a writer's words. Other elements are called by their names. */
const NAMES: Readonly<Record<string, string>> = {
  CodeFence: 'a fence of code',
  InstallCommand: 'a fence of code',
  code: 'a fence of code',
  table: 'a table',
  img: 'an image',
  image: 'an image',
  mdxFlowExpression: 'an expression',
  mdxTextExpression: 'an expression',
};

function nameOf(node: Nodes): string {
  const name = ('name' in node && node.name) || node.type;
  return NAMES[name] ?? `<${name}>`;
}

/** The innermost node that needs a script. */
function notStatic(node: Nodes, isStatic: (node: Nodes) => boolean): Nodes | undefined {
  if (!('children' in node) || NAMES[node.type] || isStatic(node)) {
    return isStatic(node) ? undefined : node;
  }
  const children: readonly Nodes[] = node.children;
  return children.map((child) => notStatic(child, isStatic)).find((found) => found !== undefined) ?? node;
}

/**
 * Checks an admonition that is in no block of text.
 *
 * @param isStatic whether nothing in a node needs a script
 * @throws PluginError that says what it has in it, or where it stands
 */
export function checkPlace(node: Admonition, isStatic: (node: Nodes) => boolean, file: string): never {
  const inside = notStatic(node, isStatic);
  const what = inside
    ? `has ${nameOf(inside)} in it. Write it with text, lists and links alone, and the rest below it.`
    : 'is in a component, or in a list or a quote that has one in it. Write it between others.';
  throw new PluginError('docs', `":::${node.name}" ${what}`, locationOf(node, file));
}

/**
 * Checks the kind of an admonition.
 *
 * @throws PluginError for a kind that Docusaurus does not know, whose text it would show without a box
 */
export function checkKind(node: Admonition, file: string): void {
  // Docusaurus has given an element to the kinds that it knows.
  if (node.data?.hName === undefined) {
    const meant = didYouMean(node.name, ADMONITIONS);
    const what = `there is no ":::${node.name}".${meant} There are: ${ADMONITIONS.join(', ')}.`;
    throw new PluginError('docs', what, locationOf(node, file));
  }
}

/**
 * Checks a paragraph for what was meant to be an admonition, and would be published as it is written.
 *
 * @throws PluginError that says how to write it
 */
export function checkParagraph(node: Paragraph, file: string): void {
  const [first] = node.children;
  const line = first?.type === 'text' ? first.value.split('\n', 1)[0]!.trim() : '';
  if (!line.startsWith(':::')) {
    return;
  }
  const [, kind, title] = /^:{3,}\s*(\w+)\s*(.*)$/.exec(line) ?? [];
  const fix =
    kind === undefined
      ? 'No note is open here. Take it out, or open one above: :::note[Title].'
      : `Write :::${kind}${title ? `[${title}]` : ''}, on a line of its own.`;
  throw new PluginError('docs', `"${line}" would be published as it is written. ${fix}`, locationOf(node, file));
}
