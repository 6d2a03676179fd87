import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {projectPath} from '../../../src/node/project';
import {PluginError} from '../../../src/node/errors';
import {codeFenceAttributes} from '../../../src/node/codeFenceAttributes';
import {flowElement, importNode, locationOf} from '../../../src/node/mdxNodes';
import {canHighlight} from '../../../src/text/highlight';
import {installAttributes} from './installCommands';

interface MarkdownFile {
  readonly path: string;
}

const INSTALL_COMMAND = 'InstallCommand';

/** One name for a language: type checks, JavaScript forms and tabs of package managers ask for it. */
const NAME_OF_ALIAS: ReadonlyMap<string, string> = new Map([
  ['typescript', 'ts'],
  ['javascript', 'js'],
  ['sh', 'bash'],
  ['shell', 'bash'],
]);

async function fenceElement(fence: Code, file: MarkdownFile): Promise<MdxJsxFlowElement> {
  const language = fence.lang ?? 'text';
  const location = locationOf(fence, projectPath(path.resolve(file.path)));
  const name = NAME_OF_ALIAS.get(language);
  if (name !== undefined) {
    throw new PluginError('code', `"${language}" has another name here. Write \`\`\`${name}.`, location);
  }
  if (!canHighlight(language)) {
    throw new PluginError('code', `no grammar for the language "${language}". Use "text" to show it plain.`, location);
  }
  const install = installAttributes(fence, location);
  if (install) {
    return flowElement(INSTALL_COMMAND, install);
  }
  try {
    return flowElement('CodeFence', await codeFenceAttributes(fence.value, language, fence.meta ?? ''));
  } catch (cause) {
    throw new PluginError('code', `this ${language} cannot be read: ${(cause as Error).message}`, location);
  }
}

/**
 * Remark plugin: code fences become `CodeFence` elements that carry highlighted HTML, in TypeScript and JavaScript, and
 * fences of `npm install` become `InstallCommand` elements. Only pages that have one import that component.
 */
export default function codeFences(): (tree: unknown, file: MarkdownFile) => Promise<void> {
  return async (tree, file) => {
    const replacements: Promise<MdxJsxFlowElement>[] = [];
    const replace = async (fence: Code, siblings: unknown[], index: number): Promise<MdxJsxFlowElement> => {
      const element = await fenceElement(fence, file);
      siblings[index] = element;
      return element;
    };
    visit(tree as Root, 'code', (fence, index, parent) => {
      replacements.push(replace(fence, parent!.children, index!));
    });
    const elements = await Promise.all(replacements);
    if (elements.some(({name}) => name === INSTALL_COMMAND)) {
      (tree as Root).children.unshift(importNode(INSTALL_COMMAND, `@site/src/ui/${INSTALL_COMMAND}`));
    }
  };
}
