import {BEHAVIOR_CHANGES, FOREIGN_ADAPTERS} from '../../behaviorChanges';
import type {CheckedProduct, Finding} from '../../types';
import {guidePath} from '../../urls';
import {adapterChange, type Change, type ChangeTable} from './changeTable';
import {classesIn} from './classUses';
import {collectUses} from './collectUses';
import {Places} from './places';
import type {Scope} from './scopes';
import {child, childrenOf, isFunction, list, parseFile, textOf, type SyntaxNode} from './syntax';
import type {NotedPlace, Use, UseCollection} from './uses';

/** A finding of which it is not known yet what the codemod makes of it. */
export type Place = Omit<Finding, 'codemod'> & {
  readonly use: Use | undefined;
  /** Whether a transform of the codemod makes this change somewhere. */
  readonly hasTransform: boolean;
};

/** Handlers whose second argument is another one. Code that takes one argument goes on as before. */
function isIdle({name, value}: Use, {kind}: Change): boolean {
  const takesOne = isFunction(value) ? list(value, 'params').length < 2 : true;
  return kind === 'changed' && /^(?:onChange|onError|onDaySelect|dayOfWeekFormatter)$/.test(name) && takesOne;
}

function ofUse(use: Use, change: Change, places: Places): Place {
  const {kind, anchor, to, replacement, note, before, after, hasTransform} = change;
  return {
    kind,
    severity: kind === 'changed' || use.isUnsure === true ? 'check' : 'must',
    name: use.name,
    ...(use.shownOwner !== undefined && {owner: use.shownOwner}),
    ...(to !== undefined && {to}),
    ...(replacement !== undefined && {replacement}),
    ...(note && {note}),
    ...(before !== undefined && after !== undefined && {before, after}),
    ...places.of(use.offset),
    guide: guideUrl(use.product, anchor),
    use,
    hasTransform,
  };
}

function guideUrl(product: CheckedProduct, anchor: string): string {
  return `${guidePath(product)}#${anchor}`;
}

function ofNote({note, product, name, owner, offset}: NotedPlace, places: Places): Place {
  const isHidden = note === 'spread' || note === 'everyExport';
  const {anchor, severity} = isHidden ? ({anchor: 'run-codemods', severity: 'check'} as const) : BEHAVIOR_CHANGES[note];
  return {
    kind: isHidden ? 'hidden' : 'behavior',
    severity,
    name,
    note,
    ...(owner !== undefined && {owner}),
    ...places.of(offset),
    guide: guideUrl(product, anchor),
    use: undefined,
    hasTransform: false,
  };
}

/** Imports of date adapters of another project. */
function adapterPlaces(root: SyntaxNode, places: Places): Place[] {
  const own = root.type === 'ImportDeclaration' || root.type === 'CallExpression';
  const source = own ? (child(root, 'source') ?? list(root, 'arguments')[0]) : undefined;
  const module = textOf(source) ?? '';
  const change = FOREIGN_ADAPTERS.module.test(module) ? adapterChange(module) : undefined;
  if (change && source) {
    const use: Use = {product: 'x-date-pickers', of: 'exports', name: module, owners: [], offset: source.start};
    return [ofUse(use, change, places)];
  }
  return childrenOf(root).flatMap((inner) => adapterPlaces(inner, places));
}

function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => a.line - b.line || a.column - b.column);
}

function placesOfUses(uses: readonly Use[], table: ChangeTable, places: Places): Place[] {
  return uses.flatMap((use) => {
    const change = table.find(use);
    return change && !isIdle(use, change) ? [ofUse(use, change, places)] : [];
  });
}

/** The places of a file that version 6 changes. */
export function findPlaces(
  root: SyntaxNode,
  text: string,
  {uses, noted, products}: Pick<UseCollection, 'uses' | 'noted' | 'products'>,
  table: ChangeTable,
): Place[] {
  const places = new Places(text);
  return inOrder([
    ...placesOfUses(uses, table, places),
    ...noted.map((place) => ofNote(place, places)),
    // Without the pickers, such an adapter is none of this site's business.
    ...(products.has('x-date-pickers') ? adapterPlaces(root, places) : []),
  ]);
}

/**
 * The places that are left in what the codemod wrote, with the owners that they had before: it renames components, and leaves
 * most of their props.
 *
 * @param before the names of the file before it
 */
export function findLeftPlaces(code: string, path: string, before: Scope, table: ChangeTable): Place[] {
  const {root} = parseFile(code, path);
  if (!root) {
    return [];
  }
  const {uses, noted, products} = collectUses(root, before);
  return findPlaces(root, code, {uses: uses.map((use) => table.withOldOwners(use)), noted, products}, table);
}

/** The classes in a stylesheet that have another name. */
export function findClasses(text: string, table: ChangeTable): Place[] {
  return inOrder(placesOfUses(classesIn(text, 0), table, new Places(text)));
}
