import type {Root} from 'mdast';
import {API_PAGES, type ApiPages} from '../../../src/site/apiPages';
import {PRODUCTS} from '../../../src/site/products';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {
  elementsNamed,
  hasAttribute,
  identifierAttribute,
  importNode,
  locationOf,
  replaceAttribute,
  textAttribute,
  unknownAttribute,
  type MdxElement,
} from '../../../src/node/mdxNodes';
import {apiDataPath, apiListPath, apiPathOfProduct, LISTED_PRODUCT} from '../paths';
import type {ApiSelector, InterfaceApi, PageApi} from '../types';
import {moduleOf} from './apiFiles';
import {publishedData, type PublishedData, type RemarkApiOptions} from './publishedData';

/** What pages may show of the API; each is a theme component of the same name. With what each takes, and an example. */
const ATTRIBUTES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<string, Record<string, string>>([
  ['ApiEvents', {}],
  ['ApiSelectors', {feature: 'feature="Sorting"'}],
  ['ApiMethods', {interface: 'interface="GridApi"', feature: 'feature="Sorting"'}],
]);

const ELEMENTS = [...ATTRIBUTES.keys()];

/** What is wrong with the attributes of an element: the list would silently not follow them. */
function problemWith(node: MdxElement): string | undefined {
  const examples = ATTRIBUTES.get(node.name ?? '') ?? {};
  const unknown = unknownAttribute(node, Object.keys(examples));
  if (unknown !== undefined) {
    return unknown;
  }
  for (const [name, example] of Object.entries(examples)) {
    // The build runs no code of a page.
    if (hasAttribute(node, name) && !textAttribute(node, name)?.trim()) {
      return `needs "${name}" as text that is not empty. Write ${example}${name === 'interface' ? '' : ', or leave it out'}.`;
    }
  }
  return undefined;
}

function checkFeature(node: MdxElement, known: readonly string[], location: SourceLocation): void {
  const feature = textAttribute(node, 'feature');
  if (feature !== undefined && !known.includes(feature)) {
    throw new PluginError(
      'api-reference',
      `<${node.name ?? ''}> has no feature "${feature}".${didYouMean(feature, known)} There are: ${known.join(', ')}.`,
      location,
    );
  }
}

/** The URL of the data of an interface, of whichever product documents it. */
function interfacePath(name: string, published: PublishedData): string | undefined {
  const urls = PRODUCTS.filter(({id}) => apiPathOfProduct(id)).map(({id}) => apiDataPath(id, name));
  return urls.find((url) => published.read<PageApi>(url)?.kind === 'interface');
}

/** What `<ApiMethods interface="GridApi" feature="Sorting" />` shows, as the module that gives it. */
function methodsModule(node: MdxElement, published: PublishedData, location: SourceLocation): string {
  const name = textAttribute(node, 'interface');
  if (!name) {
    const problem = 'an <ApiMethods> names no interface. Write <ApiMethods interface="GridApi" feature="Sorting" />.';
    throw new PluginError('api-reference', problem, location);
  }
  const url = interfacePath(name, published);
  const data = url && published.read<InterfaceApi>(url);
  if (!data) {
    const known = (API_PAGES as readonly ApiPages[]).flatMap(({interfaces}) => interfaces);
    throw new PluginError(
      'api-reference',
      `no interface "${name}" has an API page.${didYouMean(name, known)}`,
      location,
    );
  }
  checkFeature(
    node,
    data.features.map(({title}) => title),
    location,
  );
  return moduleOf(url, published.version);
}

/** What an element shows: the module that gives it, and the prop that takes it. */
function sourceOf(
  node: MdxElement,
  published: PublishedData,
  location: SourceLocation,
): {prop: string; module: string} {
  if (node.name === 'ApiMethods') {
    return {prop: 'page', module: methodsModule(node, published, location)};
  }
  const url = apiListPath(LISTED_PRODUCT, node.name === 'ApiEvents' ? 'events' : 'selectors');
  if (node.name === 'ApiSelectors') {
    const selectors = published.read<readonly ApiSelector[]>(url) ?? [];
    checkFeature(node, [...new Set(selectors.map(({feature}) => feature))], location);
  }
  return {prop: 'source', module: moduleOf(url, published.version)};
}

/**
 * Remark plugin: lets a page show `<ApiEvents />`, `<ApiSelectors feature="Sorting" />` and `<ApiMethods interface="GridApi"
 * feature="Sorting" />` without importing anything, so that they cost other pages nothing. A page of an older version shows
 * what its own packages had.
 *
 * @throws PluginError for an interface, a feature or an attribute that there is not
 */
export default function remarkApi(options: RemarkApiOptions = {}): (tree: Root, file: {path: string}) => void {
  return (root, file) => {
    const data = publishedData(file.path, options);
    const imported = root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []));
    const isImported = (name: string) => imported.some((code) => new RegExp(`\\bimport ${name}\\b`).test(code));
    const nodes = elementsNamed(root, ELEMENTS);
    const names = [...new Set(nodes.map(({name}) => name ?? ''))].filter((name) => !isImported(name));
    const imports = new Map(names.map((name) => [name, `@theme/${name}`]));
    // One import for each module: elements of a page often show parts of one list.
    const locals = new Map<string, string>();
    for (const node of nodes) {
      const location = locationOf(node, data.pageFile);
      const problem = problemWith(node);
      if (problem !== undefined) {
        throw new PluginError('api-reference', `<${node.name ?? ''}> ${problem}`, location);
      }
      const {prop, module} = sourceOf(node, data, location);
      const local = locals.get(module) ?? `apiSource${locals.size}`;
      locals.set(module, local);
      imports.set(local, module);
      replaceAttribute(node, 'interface', identifierAttribute(prop, local));
    }
    root.children = [...[...imports].map(([name, source]) => importNode(name, source)), ...root.children];
  };
}
