import path from 'node:path';
import type {Root} from 'mdast';
import {PluginError} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {
  elementsNamed,
  identifierAttribute,
  importNode,
  locationOf,
  replaceAttribute,
  textAttribute,
} from '../../../src/node/mdxNodes';
import {projectPath} from '../../../src/node/project';
import {diffModule} from '../urls';
import {COMPARED_PRODUCTS} from './apiDiffs';

/** Elements of pages; each is a theme component of the same name. */
const ELEMENTS = ['WhatsNew', 'ApiChanges', 'ApiDiff'];

/**
 * Remark plugin: lets a page show `<WhatsNew />`, `<ApiChanges />` and `<ApiDiff product="x-data-grid" />` without importing anything, so that
 * they cost other pages nothing.
 *
 * @throws PluginError for a product whose majors are not compared
 */
export default function remarkReleases(): (tree: Root, file: {path: string}) => void {
  return (root, file) => {
    const nodes = elementsNamed(root, ELEMENTS);
    const imports = new Map(nodes.map(({name}) => [name ?? '', `@theme/${name ?? ''}`]));
    nodes.forEach((node, index) => {
      if (node.name !== 'ApiDiff') {
        return;
      }
      const wanted = textAttribute(node, 'product') ?? '';
      const productId = COMPARED_PRODUCTS.find((id) => id === wanted);
      if (!productId) {
        throw new PluginError(
          'releases',
          `no two majors of the product "${wanted}" are compared.${didYouMean(wanted, COMPARED_PRODUCTS)} There are: ${COMPARED_PRODUCTS.join(', ')}.`,
          locationOf(node, projectPath(path.resolve(file.path))),
        );
      }
      imports.set(`apiDiff${index}`, `@generated/releases/default/${diffModule(productId)}`);
      replaceAttribute(node, 'diff', identifierAttribute('diff', `apiDiff${index}`));
    });
    root.children = [...[...imports].map(([name, source]) => importNode(name, source)), ...root.children];
  };
}
