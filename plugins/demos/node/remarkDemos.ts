import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {
  elementsNamed,
  identifierAttribute,
  importNode,
  replaceAttribute,
  textAttribute,
  unknownAttribute,
  type MdxElement,
} from '../../../src/node/mdxNodes';
import {PROJECT_ROOT, projectPath} from '../../../src/node/project';
import {demoFolderOf} from './demoFolder';

const FRAME = 'Demo';

/** What a `<Demo>` may say (`theme/Demo`). */
const ATTRIBUTES: readonly string[] = ['name', 'height', 'bleed', 'ownTheme', 'iframe'];

/** @throws PluginError for an attribute that would be ignored */
function requireKnownAttributes(node: MdxElement, location: SourceLocation): void {
  const unknown = unknownAttribute(node, ATTRIBUTES);
  if (unknown !== undefined) {
    throw new PluginError('demos', `<Demo> ${unknown}`, location);
  }
  if (textAttribute(node, 'height') !== undefined) {
    throw new PluginError('demos', '"height" of <Demo> is a number of pixels: height={300}.', location);
  }
}

/** Names of the demos beside a page: files with a component's name and no variant's infix. */
export function demosBeside(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
}

/**
 * The name that a `<Demo>` asks for.
 *
 * @throws PluginError if it has none, or no demo of that name lies beside the page
 */
function demoName(node: MdxElement, folder: string, location: SourceLocation): string {
  const name = textAttribute(node, 'name');
  if (!name) {
    throw new PluginError('demos', 'a <Demo> has no name. Write <Demo name="BasicBars" />.', location);
  }
  const known = demosBeside(path.join(PROJECT_ROOT, folder));
  if (!known.includes(name)) {
    throw new PluginError('demos', `no demo "${name}" beside this page.${didYouMean(name, known)}`, location);
  }
  return name;
}

/**
 * Remark plugin: `<Demo name="BasicBars" />` becomes the plugin's frame around the file `BasicBars.tsx` beside the page.
 *
 * @throws PluginError for an unknown name, a missing one, one used twice on a page, and an attribute that there is not
 */
export default function remarkDemos(): (tree: Root, file: {path: string}) => void {
  return (root, file) => {
    const nodes = elementsNamed(root, [FRAME]);
    const pageFile = projectPath(path.resolve(file.path));
    const folder = demoFolderOf(pageFile);
    if (nodes.length === 0 || folder === undefined) {
      return;
    }
    const lineOf = new Map<string, number>();
    const imports = [importNode(FRAME, `@theme/${FRAME}`)];
    nodes.forEach((node, index) => {
      const line = node.position?.start.line ?? 1;
      const location = {file: pageFile, line};
      requireKnownAttributes(node, location);
      const name = demoName(node, folder, location);
      const earlier = lineOf.get(name);
      if (earlier !== undefined) {
        throw new PluginError(
          'demos',
          `the demo "${name}" already stands in line ${earlier}. A demo's name is its URL: show it once.`,
          location,
        );
      }
      lineOf.set(name, line);
      const local = `demo${index}`;
      imports.push(importNode(local, `@site/${folder}/${name}.tsx?demo`));
      replaceAttribute(node, 'name', identifierAttribute('demo', local));
    });
    root.children = [...imports, ...root.children];
  };
}
