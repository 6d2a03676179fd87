import path from 'node:path';
import {codeFenceAttributes, readFenceTitle} from '../../../src/node/codeFenceAttributes';
import {PluginError} from '../../../src/node/errors';
import {toJavaScript} from '../../../src/node/javascript';
import {importNode, type MdxNode} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';

const COMPONENT = 'DemoLive';

/** Languages that run in a page. */
const LIVE_LANGUAGES: readonly string[] = ['tsx', 'jsx', 'ts', 'js'];

interface FenceNode extends MdxNode {
  lang?: string | null;
  meta?: string | null;
}

function hasWord(meta: string, word: string): boolean {
  return meta.split(/\s+/).includes(word);
}

function liveFences(node: FenceNode): FenceNode[] {
  if (node.type === 'code') {
    return hasWord(node.meta ?? '', 'live') ? [node] : [];
  }
  return (node.children ?? []).flatMap((child) => liveFences(child));
}

async function attributesOf(node: FenceNode, index: number, file: string): Promise<Record<string, string>> {
  const {lang, meta, value = '', position} = node;
  const location = {file, ...(position && {line: position.start.line})};
  if (!lang || !LIVE_LANGUAGES.includes(lang)) {
    const what = `a live fence has the language "${lang ?? ''}". It runs in ${LIVE_LANGUAGES.join(', ')}.`;
    throw new PluginError('demos', what, location);
  }
  const height = /(?:^|\s)height="?(\d+)"?/.exec(meta ?? '')?.[1];
  try {
    const {html = '', htmlJs} = await codeFenceAttributes(value, lang, meta ?? '');
    return {
      name: readFenceTitle(meta ?? '') ?? `Example ${index + 1}`,
      language: lang,
      text: value,
      html,
      ...(htmlJs && {htmlJs, textJs: await toJavaScript(value)}),
      ...(height && {height}),
    };
  } catch (cause) {
    throw new PluginError('demos', `this ${lang} cannot be read: ${(cause as Error).message}`, location);
  }
}

/**
 * Remark plugin: a fence marked `live`, the convention of `@docusaurus/theme-live-codeblock`, becomes the site's own editor with
 * what the code shows: ` ```tsx live title="Clock" height="56" `.
 *
 * @throws PluginError for a language that does not run in a page, and for code that cannot be read
 */
export default function remarkLiveFences(): (tree: unknown, file: {path: string}) => Promise<void> {
  return async (tree, file) => {
    const root = tree as MdxNode;
    const fences = liveFences(root);
    if (fences.length === 0) {
      return;
    }
    const pageFile = projectPath(path.resolve(file.path));
    await Promise.all(
      fences.map(async (node, index) => {
        const attributes = await attributesOf(node, index, pageFile);
        node.type = 'mdxJsxFlowElement';
        node.name = COMPONENT;
        node.attributes = Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));
        node.children = [];
        delete node.lang;
        delete node.meta;
        delete node.value;
      }),
    );
    root.children = [importNode(COMPONENT, `@theme/${COMPONENT}`), ...(root.children ?? [])];
  };
}
