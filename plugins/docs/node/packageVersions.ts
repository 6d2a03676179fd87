import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {locationOf} from '../../../src/node/mdxNodes';
import {installedVersion, projectPath} from '../../../src/node/project';
import {DATE_LIBRARY_NAMES} from '../../../src/site/dateLibraries';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';

const VERSION_MARK = /%version\(([^)]*)\)%/g;

/**
 * Replaces every `%version(@mui/x-tree-view)%` by the version of the installed package, so that a page cannot lag
 * behind package.json. Works in text, code and link URLs.
 *
 * @throws PluginError when the package is neither documented here nor a date library
 */
export function printVersions(text: string, location: SourceLocation): string {
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
    const pageFile = projectPath(path.resolve(file.path));
    visit(tree as Root, (node) => {
      const location = locationOf(node, pageFile);
      if ('value' in node) {
        node.value = printVersions(node.value, location);
      }
      if ('url' in node) {
        node.url = printVersions(node.url, location);
      }
    });
  };
}
