import path from 'node:path';
import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {codeFenceAttributes, readFenceTitle} from '../../../src/node/codeFenceAttributes';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {toJavaScript} from '../../../src/node/javascript';
import {flowElement, importNode, locationOf} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';

const COMPONENT = 'DemoLive';

/** Languages that run in a page. */
const LIVE_LANGUAGES: readonly string[] = ['tsx', 'jsx', 'ts', 'js'];

/** A title may have the word, too. */
function hasWord(meta: string, word: string): boolean {
  return meta
    .replace(/"[^"]*"/g, '')
    .split(/\s+/)
    .includes(word);
}

interface LiveFence {
  readonly fence: Code;
  readonly parent: Parent;
  readonly position: number;
}

function liveFences(root: Root): LiveFence[] {
  const fences: LiveFence[] = [];
  visit(root, 'code', (fence, position, parent) => {
    if (parent && position !== undefined && hasWord(fence.meta ?? '', 'live')) {
      fences.push({fence, parent, position});
    }
  });
  return fences;
}

/**
 * The height that a fence asks for, in pixels.
 *
 * @throws PluginError for one that is no number
 */
function heightOf({meta}: Code, location: SourceLocation): string | undefined {
  const withoutTitle = (meta ?? '').replace(/(?:^|\s)title=(?:"[^"]*"|'[^']*')/g, ' ');
  const [attribute, value] = /(?:^|\s)height(?:=(\S*))?(?=\s|$)/.exec(withoutTitle) ?? [];
  const height = /^"?(\d+)"?$/.exec(value ?? '')?.[1];
  if (attribute !== undefined && height === undefined) {
    throw new PluginError('demos', `"${attribute.trim()}" is no height in pixels. Write height="56".`, location);
  }
  return height;
}

function nameOf({meta}: Code, index: number): string {
  return readFenceTitle(meta ?? '') ?? `Example ${index + 1}`;
}

/** What a reader types is kept under the name. */
function requireOwnNames(fences: readonly LiveFence[], file: string): void {
  const names = fences.map(({fence}, index) => nameOf(fence, index));
  const at = names.findIndex((name, index) => names.indexOf(name) !== index);
  const again = fences[at];
  if (again) {
    const what = `two live fences of this page are called "${names[at]}". Give this one a title of its own.`;
    throw new PluginError('demos', what, locationOf(again.fence, file));
  }
}

async function attributesOf(fence: Code, index: number, file: string): Promise<Record<string, string>> {
  const {lang, meta, value} = fence;
  const location = locationOf(fence, file);
  if (!lang || !LIVE_LANGUAGES.includes(lang)) {
    const what = `a live fence has the language "${lang ?? ''}". It runs in ${LIVE_LANGUAGES.join(', ')}.`;
    throw new PluginError('demos', what, location);
  }
  const height = heightOf(fence, location);
  try {
    const {html = '', htmlJs} = await codeFenceAttributes(value, lang, meta ?? '');
    return {
      name: nameOf(fence, index),
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
 * @throws PluginError for a language that does not run in a page, for a height that is none, for code that cannot be read, and for
 *   two fences of one name
 */
export default function remarkLiveFences(): (tree: Root, file: {path: string}) => Promise<void> {
  return async (root, file) => {
    const fences = liveFences(root);
    if (fences.length === 0) {
      return;
    }
    const pageFile = projectPath(path.resolve(file.path));
    requireOwnNames(fences, pageFile);
    await Promise.all(
      fences.map(async ({fence, parent, position}, index) => {
        parent.children[position] = flowElement(COMPONENT, await attributesOf(fence, index, pageFile));
      }),
    );
    root.children = [importNode(COMPONENT, `@theme/${COMPONENT}`), ...root.children];
  };
}
