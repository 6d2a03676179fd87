import path from 'node:path';
import type {Root} from 'mdast';
import {PluginError} from '../../../src/node/errors';
import {elementsNamed, importNode, locationOf, textAttribute} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';
import {didYouMean} from '../../../src/text/nearestName';
import {CHECKED_PRODUCTS} from '../types';

const ELEMENT = 'UpgradeCheck';

/**
 * Remark plugin: lets a page show `<UpgradeCheck product="x-data-grid" />` without importing anything, so that it costs other
 * pages nothing.
 *
 * @throws PluginError for a product whose majors are not compared
 */
export default function remarkUpgradeCheck(): (tree: Root, file: {path: string}) => void {
  return (root, file) => {
    const nodes = elementsNamed(root, [ELEMENT]);
    for (const node of nodes) {
      const product = textAttribute(node, 'product') ?? '';
      if (!CHECKED_PRODUCTS.some((id) => id === product)) {
        throw new PluginError(
          'upgrade-check',
          `there is no upgrade check for the product "${product}".${didYouMean(product, CHECKED_PRODUCTS)} There are: ${CHECKED_PRODUCTS.join(', ')}.`,
          locationOf(node, projectPath(path.resolve(file.path))),
        );
      }
    }
    if (nodes.length > 0) {
      root.children = [importNode(ELEMENT, `@theme/${ELEMENT}`), ...root.children];
    }
  };
}
