import type {Root} from 'mdast';
import {historyOf, PRODUCTS_WITH_HISTORY, type ProductHistory} from '../../../src/node/history/history';
import type {HistorySection} from '../../../src/node/history/types';
import {PluginError, type SourceLocation} from '../../../src/node/errors';
import {elementsNamed, importNode, locationOf, textAttribute, type MdxElement} from '../../../src/node/mdxNodes';
import {didYouMean} from '../../../src/text/nearestName';
import {publishedData, type RemarkApiOptions} from './publishedData';

const ELEMENT = 'Since';

const EXAMPLE = '<Since of="DataGrid.rowSelection" version="6.1.0" />';

/** What a name is looked for as, in this order, unless the page says which: `DataGrid.slots.cell`. */
const SECTIONS: readonly HistorySection[] = ['prop', 'member', 'slots', 'classes', 'event', 'selector'];

function isSection(text: string): text is HistorySection {
  return (SECTIONS as readonly string[]).includes(text);
}

/** The places where a name may be: `DataGrid.rows`, `DataGrid.slots.cell`, or an exported name. */
function placesOf(of: string): {section: HistorySection; owner: string; name: string}[] {
  const [owner = '', ...rest] = of.split('.');
  if (rest.length === 0) {
    return [{section: 'export', owner: '', name: owner}];
  }
  const [first = '', ...further] = rest;
  return isSection(first) && further.length > 0
    ? [{section: first, owner, name: further.join('.')}]
    : SECTIONS.map((section) => ({section, owner, name: rest.join('.')}));
}

/** The release that brought a name, by the history of whichever product has it. */
function sinceOf(of: string, histories: readonly ProductHistory[]): string | undefined {
  const found = histories.flatMap((history) =>
    placesOf(of).flatMap(({section, owner, name}) => history.of(section, owner, name).since ?? []),
  );
  return found[0];
}

/** Names that a page may mean, as `of` has them. */
function knownNames(histories: readonly ProductHistory[]): string[] {
  return histories.flatMap(({entries}) =>
    entries.map(([section, owner, name]) => (section === 'export' ? name : `${owner}.${name}`)),
  );
}

/** What the element takes. */
const ATTRIBUTES: readonly string[] = ['of', 'version'];

function checkSince(node: MdxElement, histories: readonly ProductHistory[], location: SourceLocation): void {
  const of = textAttribute(node, 'of');
  const version = textAttribute(node, 'version');
  if (!of || !version) {
    throw new PluginError('api-reference', `a <${ELEMENT}> needs "of" and "version". Write ${EXAMPLE}.`, location);
  }
  const names = node.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}'));
  const unknown = names.find((name) => !ATTRIBUTES.includes(name));
  if (unknown !== undefined) {
    throw new PluginError('api-reference', `a <${ELEMENT}> does not take "${unknown}". Write ${EXAMPLE}.`, location);
  }
  const since = sinceOf(of, histories);
  if (since === undefined) {
    const what = `<${ELEMENT} of="${of}">: no release after the first stable one brought it, so there is nothing to say.`;
    throw new PluginError('api-reference', `${what}${didYouMean(of, knownNames(histories))}`, location);
  }
  if (since !== version) {
    const what = `<${ELEMENT} of="${of}"> says ${version}, but ${since} brought it. Write version="${since}".`;
    throw new PluginError('api-reference', what, location);
  }
}

/**
 * Remark plugin: lets a page say which release brought a feature, `<Since of="DataGrid.rowSelection" version="6.1.0" />`, and
 * checks that it did. Pages of older versions keep what was checked when they were written.
 *
 * @throws PluginError for a name that no release brought, and for another release than the one that did
 */
export default function remarkSince(options: RemarkApiOptions = {}): (tree: Root, file: {path: string}) => void {
  return (root, file) => {
    const nodes = elementsNamed(root, [ELEMENT]);
    if (nodes.length === 0) {
      return;
    }
    const {pageFile, version} = publishedData(file.path, options);
    if (version === undefined) {
      const histories = PRODUCTS_WITH_HISTORY.map(historyOf);
      nodes.forEach((node) => checkSince(node, histories, locationOf(node, pageFile)));
    }
    for (const node of nodes) {
      node.attributes = node.attributes.filter((attribute) => !('name' in attribute) || attribute.name === 'version');
    }
    root.children = [importNode(ELEMENT, `@theme/${ELEMENT}`), ...root.children];
  };
}
