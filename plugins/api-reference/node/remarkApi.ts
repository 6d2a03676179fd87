import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {API_PAGES, type ApiPages} from '../../../src/site/apiPages';
import type {ProductId} from '../../../src/site/products';
import {didYouMean, RoomError, type SourcePlace} from '../../kit/errors';
import {elementsNamed, identifierAttribute, importNode, textAttribute, type MdxNode} from '../../kit/mdxNodes';
import {PROJECT_ROOT, projectPath} from '../../kit/project';
import {apiDataAddress, apiListAddress, LISTED_PRODUCT} from '../addresses';
import type {ApiSelector, InterfaceApi} from '../types';
import {DATA_FOLDER, moduleOf} from './apiFiles';

/** What pages may show of the API; each is a theme component of the same name. */
const ELEMENTS = ['ApiEvents', 'ApiSelectors', 'ApiMethods'];

/** The folder that the bundler knows as `@generated`. */
const GENERATED = path.join(PROJECT_ROOT, '.docusaurus');

function readData<Data>(address: string, generated: string): Data | undefined {
  const file = path.join(generated, DATA_FOLDER, address);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Data) : undefined;
}

function checkFeature(node: MdxNode, known: readonly string[], place: SourcePlace): void {
  const feature = textAttribute(node, 'feature');
  if (feature !== undefined && !known.includes(feature)) {
    throw new RoomError(
      'api-reference',
      `<${node.name ?? ''}> has no feature "${feature}".${didYouMean(feature, known)} There are: ${known.join(', ')}.`,
      place,
    );
  }
}

/** The product that documents an interface. */
function productOf(name: string): ProductId | undefined {
  const groups: readonly ApiPages[] = API_PAGES;
  return groups.find(({interfaces}) => interfaces.includes(name))?.productId;
}

/** What `<ApiMethods interface="GridApi" feature="Sorting" />` shows, as the module that gives it. */
function methodsModule(node: MdxNode, generated: string, place: SourcePlace): string {
  const name = textAttribute(node, 'interface');
  const known = (API_PAGES as readonly ApiPages[]).flatMap(({interfaces}) => interfaces);
  if (!name) {
    const fault = 'an <ApiMethods> names no interface. Write <ApiMethods interface="GridApi" feature="Sorting" />.';
    throw new RoomError('api-reference', fault, place);
  }
  const productId = productOf(name);
  const address = productId && apiDataAddress(productId, name);
  const api = address && readData<InterfaceApi>(address, generated);
  if (!api) {
    throw new RoomError('api-reference', `no interface "${name}" has an API page.${didYouMean(name, known)}`, place);
  }
  checkFeature(
    node,
    api.features.map(({title}) => title),
    place,
  );
  return moduleOf(address);
}

/**
 * Remark plugin: lets a page show `<ApiEvents />`, `<ApiSelectors feature="Sorting" />` and `<ApiMethods interface="GridApi"
 * feature="Sorting" />` without importing anything, so that they cost other pages nothing.
 *
 * @param generated absolute path of the folder that the bundler knows as `@generated`
 * @throws RoomError for an interface or a feature that there is not
 */
export default function remarkApi({generated = GENERATED}: {readonly generated?: string} = {}): (
  tree: unknown,
  file: {path: string},
) => void {
  return (tree, file) => {
    const root = tree as MdxNode;
    const imported = (root.children ?? []).filter(({type}) => type === 'mdxjsEsm').map(({value = ''}) => value);
    const isImported = (name: string) => imported.some((code) => new RegExp(`\\bimport ${name}\\b`).test(code));
    const nodes = elementsNamed(root, ELEMENTS).filter((node) => !isImported(node.name ?? ''));
    const imports = new Map(nodes.map(({name}) => [name ?? '', `@theme/${name ?? ''}`]));
    nodes.forEach((node, index) => {
      const line = node.position?.start.line;
      const place = {file: projectPath(path.resolve(file.path)), ...(line !== undefined && {line})};
      if (node.name === 'ApiSelectors') {
        const address = apiListAddress(LISTED_PRODUCT, 'selectors');
        const selectors = readData<readonly ApiSelector[]>(address, generated) ?? [];
        checkFeature(node, [...new Set(selectors.map(({feature}) => feature))], place);
      }
      if (node.name === 'ApiMethods') {
        imports.set(`apiMethods${index}`, methodsModule(node, generated, place));
        node.attributes = [
          ...(node.attributes ?? []).filter(({name}) => name !== 'interface'),
          identifierAttribute('page', `apiMethods${index}`),
        ];
      }
    });
    root.children = [...[...imports].map(([name, source]) => importNode(name, source)), ...(root.children ?? [])];
  };
}
