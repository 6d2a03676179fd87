import type {PhrasingContent, Root, Table} from 'mdast';
import {API_PAGES, type ApiPages} from '../../../src/site/apiPages';
import {PLANS, type PaidPlanId} from '../../../src/site/packages';
import {PRODUCTS, type ProductId} from '../../../src/site/products';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {didYouMean} from '../../../src/text/nearestName';
import {code, link, table, text, type CellContent} from '../../../src/node/mdastTable';
import {
  hasAttribute,
  locationOf,
  replaceElements,
  textAttribute,
  unknownAttribute,
  type MdxElement,
} from '../../../src/node/mdxNodes';
import {apiDataPath, apiListPath, apiPagePath, apiPathOfProduct, rowId} from '../paths';
import type {ApiProp, ApiSlot, PageApi, ProductTypes, RichInline, RichText} from '../types';
import {printedType} from '../../../src/site/apiData';
import {publishedData, type PublishedData, type RemarkApiOptions} from './publishedData';

const ELEMENT = 'ApiTable';

/** What an element may say, each with an example. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ['of', 'of="DataGrid"'],
  ['type', 'type="GridInitialState"'],
  ['list', 'list="slots"'],
  ['names', 'names="rows, getRowId"'],
]);

const HEADS = {props: ['Prop', 'Type', 'Default'], slots: ['Slot', 'Default component'], members: ['Field', 'Type']};

/** What is wrong with the attributes of an element: the table would silently not follow them. */
function problemWith(node: MdxElement): string | undefined {
  const unknown = unknownAttribute(node, [...ATTRIBUTES.keys()]);
  if (unknown !== undefined) {
    return unknown;
  }
  for (const [name, example] of ATTRIBUTES) {
    // The build runs no code of a page.
    if (hasAttribute(node, name) && !textAttribute(node, name)?.replace(/[\s,]/g, '')) {
      return `needs "${name}" as text that is not empty. Write ${example}, or leave it out.`;
    }
  }
  const list = textAttribute(node, 'list');
  const isType = textAttribute(node, 'type') !== undefined;
  if (isType === (textAttribute(node, 'of') !== undefined)) {
    return `needs either "of" or "type". Write <${ELEMENT} of="DataGrid" /> or <${ELEMENT} type="GridInitialState" />.`;
  }
  if (isType && list !== undefined) {
    return 'takes "list" with "of", not with "type". Leave it out: a type has nothing but members.';
  }
  return list === undefined || list === 'slots'
    ? undefined
    : `knows no list "${list}". Write list="slots", or leave it out for props.`;
}

/** One row of a table, whatever it is made of. */
interface TableRow {
  readonly name: string;
  /** The row of the API page; none for the member of a type without a page. */
  readonly href: string | undefined;
  /** The plan that it needs; none for what is in every package. */
  readonly plan: PaidPlanId | undefined;
  /** Code, by column. */
  readonly cells: readonly (string | null)[];
  readonly description: RichText;
}

/** @param page URL of the API page that the comment is on, whose own rows it links by `#…` alone */
function inlineNode(part: RichInline, page: string): PhrasingContent {
  if (typeof part === 'string') {
    return text(part);
  }
  switch (part.kind) {
    case 'code':
      return code(part.text);
    case 'link':
      return link(
        part.href.startsWith('#') ? `${page}${part.href}` : part.href,
        ...part.content.map((inner) => inlineNode(inner, page)),
      );
    case 'break':
      return text(' ');
    case 'strong':
    case 'emphasis':
      return {type: part.kind, children: part.content.map((inner) => inlineNode(inner, page))};
  }
}

/** The first paragraph of a comment; the rest is on the API page. */
function summary(description: RichText, page: string): PhrasingContent[] {
  const paragraph = description.find((block) => block.kind === 'paragraph');
  return paragraph ? paragraph.content.map((part) => inlineNode(part, page)) : [];
}

function cellsOf({name, href, plan, cells, description}: TableRow): CellContent[] {
  const label = href === undefined ? code(name) : link(href, code(name));
  const planName = plan && PLANS.find(({id}) => id === plan)?.name;
  return [
    [label, ...(planName ? [text(` (${planName})`)] : [])],
    ...cells.map((value) => (value === null ? [] : [code(value)])),
    summary(description, href?.replace(/#.*/, '') ?? ''),
  ];
}

function tableOf(heads: readonly string[], rows: readonly TableRow[]): Table {
  return table([...heads, 'Description'], rows.map(cellsOf));
}

/** The entries that are asked for, in the order they are asked for; all of them if none is named. */
function wanted<Entry extends {readonly name: string}>(
  entries: readonly Entry[],
  node: MdxElement,
  location: SourceLocation,
): readonly Entry[] {
  const names = textAttribute(node, 'names')?.split(/[\s,]+/);
  return (
    names?.filter(Boolean).map((name) => {
      const entry = entries.find((candidate) => candidate.name === name);
      if (!entry) {
        const known = entries.map((candidate) => candidate.name);
        throw new PluginError('api-reference', `<${ELEMENT}> finds no "${name}".${didYouMean(name, known)}`, location);
      }
      return entry;
    }) ?? entries
  );
}

function propRow(prop: ApiProp, api: PageApi): TableRow {
  return {
    name: prop.name,
    href: `${apiPagePath(api.productId, api.name)}#${rowId(api.name, 'prop', prop.name)}`,
    plan: prop.plan ?? undefined,
    cells: [printedType(prop.type), prop.defaultValue],
    description: prop.description,
  };
}

function slotRow(slot: ApiSlot, api: PageApi): TableRow {
  return {
    name: slot.name,
    href: `${apiPagePath(api.productId, api.name)}#${rowId(api.name, 'slots', slot.name)}`,
    plan: undefined,
    cells: [slot.defaultComponent],
    description: slot.description,
  };
}

/** The table of a type's members, of whichever product opens the type. */
function typeTable(id: string, node: MdxElement, read: PublishedData['read'], location: SourceLocation): Table {
  const products = (API_PAGES as readonly ApiPages[]).map(({productId}) => productId);
  const typesOf = (productId: ProductId) => read<ProductTypes>(apiListPath(productId, 'types')) ?? {};
  const types = Object.assign({}, ...products.map(typesOf)) as ProductTypes;
  const type = types[id];
  if (!type) {
    const problem = `no type "${id}" opens on an API page.${didYouMean(id, Object.keys(types))}`;
    throw new PluginError('api-reference', problem, location);
  }
  const rows = wanted(type.members, node, location).map((member): TableRow => ({
    name: member.name,
    href: undefined,
    plan: undefined,
    cells: [printedType(member.type)],
    description: member.description,
  }));
  return tableOf(HEADS.members, rows);
}

/** The table of a component's or an interface's props, or of a component's slots. */
function pageTable(name: string, node: MdxElement, read: PublishedData['read'], location: SourceLocation): Table {
  // Not by today's lists: a page of an older version shows what its packages had.
  const api = PRODUCTS.filter(({id}) => apiPathOfProduct(id))
    .map(({id}) => read<PageApi>(apiDataPath(id, name)))
    .find((data) => data?.name === name);
  if (!api) {
    const known = (API_PAGES as readonly ApiPages[]).flatMap(({components, interfaces}) => [
      ...components,
      ...interfaces,
    ]);
    throw new PluginError(
      'api-reference',
      `nothing named "${name}" has an API page.${didYouMean(name, known)}`,
      location,
    );
  }
  if (textAttribute(node, 'list') === 'slots') {
    const slots = api.kind === 'component' ? api.slots : [];
    if (slots.length === 0) {
      throw new PluginError('api-reference', `"${name}" has no slots. Leave out list="slots" for its props.`, location);
    }
    return tableOf(
      HEADS.slots,
      wanted(slots, node, location).map((slot) => slotRow(slot, api)),
    );
  }
  const props = api.kind === 'component' ? api.props : api.properties;
  return tableOf(
    HEADS.props,
    wanted(props, node, location).map((prop) => propRow(prop, api)),
  );
}

/**
 * Remark plugin: makes tables of the API data, as if they were written in the page. They cost no script.
 *
 * - `<ApiTable of="DataGrid" names="rows, getRowId" />`: props of a component or an interface; with `list="slots"`, slots
 * - `<ApiTable type="GridInitialStatePremium" />`: the members of a type that opens on an API page
 *
 * Without `names`: all of them.
 *
 * @throws PluginError for a page, a type, a name, a list or an attribute that there is not
 */
export default function remarkApiTables(options: RemarkApiOptions = {}): (tree: Root, file: {path: string}) => void {
  return (tree, file) => {
    const {pageFile, read} = publishedData(file.path, options);
    replaceElements(tree, ELEMENT, (node) => {
      const location = locationOf(node, pageFile);
      const problem = problemWith(node);
      if (problem !== undefined) {
        throw new PluginError('api-reference', `<${ELEMENT}> ${problem}`, location);
      }
      const type = textAttribute(node, 'type');
      return type === undefined
        ? pageTable(textAttribute(node, 'of') ?? '', node, read, location)
        : typeTable(type, node, read, location);
    });
  };
}
