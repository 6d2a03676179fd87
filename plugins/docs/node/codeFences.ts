import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {projectPath} from '../../../src/node/project';
import {PluginError} from '../../../src/node/errors';
import {codeFenceAttributes} from '../../../src/node/codeFenceAttributes';
import {flowElement, locationOf} from '../../../src/node/mdxNodes';
import {canHighlight} from '../../../src/text/highlight';

interface MarkdownFile {
  readonly path: string;
}

async function fenceElement(fence: Code, file: MarkdownFile): Promise<MdxJsxFlowElement> {
  const language = fence.lang ?? 'text';
  const location = locationOf(fence, projectPath(path.resolve(file.path)));
  if (!canHighlight(language)) {
    throw new PluginError('code', `no grammar for the language "${language}". Use "text" to show it plain.`, location);
  }
  try {
    return flowElement('CodeFence', await codeFenceAttributes(fence.value, language, fence.meta ?? ''));
  } catch (cause) {
    throw new PluginError('code', `this ${language} cannot be read: ${(cause as Error).message}`, location);
  }
}

/** Remark plugin: code fences become `CodeFence` elements that carry highlighted HTML, in TypeScript and JavaScript. */
export default function codeFences(): (tree: unknown, file: MarkdownFile) => Promise<void> {
  return async (tree, file) => {
    const replacements: Promise<void>[] = [];
    const replace = async (fence: Code, siblings: unknown[], index: number): Promise<void> => {
      siblings[index] = await fenceElement(fence, file);
    };
    visit(tree as Root, 'code', (fence, index, parent) => {
      replacements.push(replace(fence, parent!.children, index!));
    });
    await Promise.all(replacements);
  };
}
