import path from 'node:path';
import {projectPath} from '../../../src/node/project';
import {PluginError} from '../../../src/node/errors';
import {codeFenceAttributes} from '../../../src/node/codeFenceAttributes';
import {canHighlight} from '../../../src/text/highlight';

interface FenceNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: FenceNode[];
  name?: string;
  attributes?: {type: 'mdxJsxAttribute'; name: string; value: string}[];
  position?: {start: {line: number}};
}

interface MarkdownFile {
  readonly path: string;
}

async function replaceFence(node: FenceNode, file: MarkdownFile): Promise<void> {
  const language = node.lang ?? 'text';
  const line = node.position?.start.line;
  const location = {file: projectPath(path.resolve(file.path)), ...(line !== undefined && {line})};
  if (!canHighlight(language)) {
    throw new PluginError('code', `no grammar for the language "${language}". Use "text" to show it plain.`, location);
  }
  let attributes: Readonly<Record<string, string>>;
  try {
    attributes = await codeFenceAttributes(node.value ?? '', language, node.meta ?? '');
  } catch (cause) {
    throw new PluginError('code', `this ${language} cannot be read: ${(cause as Error).message}`, location);
  }
  node.type = 'mdxJsxFlowElement';
  node.name = 'CodeFence';
  node.attributes = Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
  node.children = [];
  delete node.lang;
  delete node.meta;
  delete node.value;
}

function fencesIn(node: FenceNode): FenceNode[] {
  return node.type === 'code' ? [node] : (node.children ?? []).flatMap(fencesIn);
}

/** Remark plugin: code fences become `CodeFence` elements that carry highlighted HTML, in TypeScript and JavaScript. */
export default function codeFences(): (tree: unknown, file: MarkdownFile) => Promise<void> {
  return async (tree, file) => {
    await Promise.all(fencesIn(tree as FenceNode).map((node) => replaceFence(node, file)));
  };
}
