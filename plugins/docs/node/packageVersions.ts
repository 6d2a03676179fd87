import path from 'node:path';
import {PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {installedVersion, projectPath} from '../../../src/node/project';
import {DATE_LIBRARY_NAMES} from '../../../src/site/dateLibraries';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';

interface TextNode {
  type: string;
  value?: string;
  url?: string;
  children?: TextNode[];
  position?: {start: {line: number}};
}

const VERSION_MARK = /%version\(([^)]*)\)%/g;

/**
 * Replaces every `%version(@mui/x-tree-view)%` by the version of the installed package, so that a page cannot lag
 * behind package.json. Works in text, code and link URLs.
 *
 * @throws PluginError when the package is neither documented here nor a date library
 */
export function printVersions(text: string, location: {file: string; line?: number}): string {
  return text.replace(VERSION_MARK, (_mark, name: string) => {
    const names: readonly string[] = [
      ...DOCUMENTED_PACKAGES.map((documented) => documented.name),
      ...DATE_LIBRARY_NAMES,
    ];
    if (!names.includes(name)) {
      throw new PluginError('versions', `"${name}" is no documented package.${didYouMean(name, names)}`, location);
    }
    return installedVersion(name);
  });
}

/** Remark plugin: prints the versions of installed packages. */
export default function packageVersions(): (tree: unknown, file: {path: string}) => void {
  return (tree, file) => {
    const visit = (node: TextNode): void => {
      const line = node.position?.start.line;
      const location = {file: projectPath(path.resolve(file.path)), ...(line !== undefined && {line})};
      for (const key of ['value', 'url'] as const) {
        if (node[key]?.includes('%version(')) {
          node[key] = printVersions(node[key], location);
        }
      }
      node.children?.forEach(visit);
    };
    visit(tree as TextNode);
  };
}
