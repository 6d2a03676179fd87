import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Nodes, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {flowElement, importNode, textAttribute} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';
import {checkKind, checkParagraph, checkPlace} from './admonitions';

const BLOCK = 'StaticBlock';

/** Marks an element whose content only the server's bundle has. */
const STATIC_ID = 'staticId';

/** What the text of a page is made of. */
const TEXT: readonly string[] = ['paragraph', 'heading', 'list', 'blockquote', 'thematicBreak', 'containerDirective'];

/** What text may contain and needs no script. Elements and expressions may need one. */
const STATIC_CONTENT: readonly string[] = [
  ...TEXT,
  'listItem',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'link',
  'break',
  'tableRow',
  'tableCell',
  'mdxAdmonitionTitle',
];

/** What a page's content may be in a block. */
class StaticContent {
  constructor(private readonly components: readonly string[]) {}

  private isComponent(node: Nodes): boolean {
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    return isElement && this.components.includes(node.name ?? '');
  }

  /** Whether nothing in it needs a script. */
  readonly isStatic = (node: Nodes): boolean => {
    const isText = STATIC_CONTENT.includes(node.type) || this.isComponent(node);
    return isText && (!('children' in node) || node.children.every(this.isStatic));
  };

  /** Whether it stands in a block, beside others. */
  isBlock(node: RootContent): boolean {
    return (TEXT.includes(node.type) || this.isComponent(node)) && this.isStatic(node);
  }
}

function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (key, value: unknown) => (key === 'position' ? undefined : value));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Ids for the blocks of a page. */
class BlockIds {
  private readonly counts = new Map<string, number>();

  /** An id that changes with the content of a block, and tells it from the same content elsewhere on the page. */
  of(content: unknown): string {
    const hash = hashOf(content);
    const count = (this.counts.get(hash) ?? 0) + 1;
    this.counts.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  }
}

/** Marks a table or a fence of code, in which a component scrolls or copies what the server has rendered. */
function markContent(node: RootContent, ids: BlockIds, content: StaticContent): void {
  if (node.type === 'table' && node.children.every(content.isStatic)) {
    node.data = {...node.data, hProperties: {...node.data?.hProperties, [STATIC_ID]: ids.of(node)}};
  } else if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeFence') {
    const code = [textAttribute(node, 'html'), textAttribute(node, 'htmlJs')];
    node.attributes.push({type: 'mdxJsxAttribute', name: STATIC_ID, value: ids.of(code)});
  }
}

/** Whether an element only groups others: `<div lang="en">`. */
function isGroup(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'div';
}

function inBlocks(nodes: readonly RootContent[], ids: BlockIds, content: StaticContent): RootContent[] {
  const grouped: RootContent[] = [];
  let block: MdxJsxFlowElement['children'] = [];
  const endBlock = (): void => {
    if (block.length > 0) {
      grouped.push(flowElement(BLOCK, {[STATIC_ID]: ids.of(block)}, block));
      block = [];
    }
  };
  for (const node of nodes) {
    if (content.isBlock(node)) {
      block.push(node as (typeof block)[number]);
    } else {
      endBlock();
      markContent(node, ids, content);
      if (isGroup(node)) {
        node.children = inBlocks(node.children, ids, content) as typeof node.children;
      }
      grouped.push(node);
    }
  }
  endBlock();
  return grouped;
}

export interface StaticBlocksOptions {
  /** Names of elements that need no script. */
  readonly components?: readonly string[];
}

interface MarkdownFile {
  readonly path: string;
}

/**
 * Remark plugin: the text of a page, its tables and its code become blocks whose content only the server's bundle has
 * (`withoutStaticContent`). In the browser they stay as the server rendered them.
 *
 * @throws PluginError for an admonition with a component in it, which no browser could render, and for one that is none
 */
export default function staticBlocks({components = []}: StaticBlocksOptions = {}): (
  tree: unknown,
  file: MarkdownFile,
) => void {
  return (tree, file) => {
    const root = tree as Root;
    const page = projectPath(path.resolve(file.path));
    const content = new StaticContent(components);
    visit(root, 'paragraph', (node) => checkParagraph(node, page));
    visit(root, 'containerDirective', (node) => checkKind(node, page));
    root.children = inBlocks(root.children, new BlockIds(), content);
    let hasBlock = false;
    visit(root, (node) => {
      if (node.type === 'mdxJsxFlowElement' && node.name === BLOCK) {
        hasBlock = true;
        return SKIP;
      }
      if (node.type === 'containerDirective') {
        checkPlace(node, content.isStatic, page);
      }
      return CONTINUE;
    });
    if (hasBlock) {
      root.children.unshift(importNode(BLOCK, `@site/src/ui/${BLOCK}`));
    }
  };
}

/** A node of a script, as far as it is read here. */
interface ScriptNode {
  readonly type: string;
  readonly properties?: readonly PropertyNode[];
}

interface PropertyNode extends ScriptNode {
  readonly key?: {readonly name?: string; readonly value?: unknown};
  value: unknown;
}

/** Props of a marked element that hold its content. */
const CONTENT_PROPS: readonly string[] = ['children', 'html', 'htmlJs'];

function nameOf({key}: PropertyNode): string {
  return String(key?.name ?? key?.value);
}

/** `__STATIC_CONTENT__ ? value : undefined` */
function ifBundled(value: unknown): {type: string} & Record<string, unknown> {
  return {
    type: 'ConditionalExpression',
    test: {type: 'Identifier', name: '__STATIC_CONTENT__'},
    consequent: value,
    alternate: {type: 'Identifier', name: 'undefined'},
  };
}

function stripContent(node: unknown): void {
  if (Array.isArray(node)) {
    node.forEach(stripContent);
  } else if (typeof node === 'object' && node !== null) {
    const {type, properties = []} = node as Partial<ScriptNode>;
    Object.values(node).forEach(stripContent);
    if (type === 'ObjectExpression' && properties.some((property) => nameOf(property) === STATIC_ID)) {
      for (const property of properties.filter((one) => CONTENT_PROPS.includes(nameOf(one)))) {
        property.value = ifBundled(property.value);
      }
    }
  }
}

/** A declaration of a variable, as far as it is read here. */
interface DeclarationNode extends ScriptNode {
  readonly declaration?: {readonly declarations?: readonly VariableNode[]} | null;
}

interface VariableNode {
  readonly id: {readonly name?: string};
  init?: {readonly type: string; readonly elements?: readonly unknown[]};
}

/** The entries of the table of contents. */
const CONTENTS = 'toc';

/** The browser only asks whether a page has a table of contents, which the server has rendered. */
function stripContents(program: {readonly body: readonly DeclarationNode[]}): void {
  const variables = program.body.flatMap(({declaration}) => declaration?.declarations ?? []);
  for (const variable of variables) {
    const {id, init} = variable;
    if (id.name === CONTENTS && init?.elements && init.elements.length > 0) {
      const one = {type: 'ArrayExpression', elements: [{type: 'ObjectExpression', properties: []}]};
      variable.init = {...ifBundled(init), alternate: one} as VariableNode['init'];
    }
  }
}

/** Recma plugin: the content of static blocks and the table of contents are in the server's bundle only, and in the dev server. */
export function withoutStaticContent(): (program: unknown) => void {
  return (program) => {
    stripContent(program);
    stripContents(program as Parameters<typeof stripContents>[0]);
  };
}
