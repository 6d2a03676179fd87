import {FOREIGN_ADAPTERS, LIST_ANCHOR, OWN_ADAPTERS, ROW_NOTES, THEME_KEYS, UNLISTED_ROWS} from '../../behaviorChanges';
import {CHECKED_PRODUCTS, type CheckedProduct, type DiffRow, type DiffRows, type Note} from '../../types';
import type {Use} from './uses';

/** What became of something. */
export interface Change {
  readonly kind: 'removed' | 'renamed' | 'changed';
  readonly to?: string;
  readonly replacement?: string;
  readonly note?: Note;
  readonly before?: string;
  readonly after?: string;
  readonly anchor: string;
  /** Whether a transform of the codemod makes this change somewhere. */
  readonly hasTransform: boolean;
}

/** Names that transforms look for with a parser that the tool does not take by default. */
export const NEEDS_BABEL =
  /^(?:newEditingApi|rowPinning|aggregation|leftArrowButton|rightArrowButton|dateRangeIcon|\w+DefaultToolbarTitle)$/;

/** Props that a transform removes or moves, and that the list of API changes calls removed. */
const TRANSFORMED =
  /^(?:disableExtendRowFullWidth|(?:left|right)ArrowButtonText|get\w+Text|linkOperators|linkOperatorInputProps)$/;

/** Rows by product, part and name. */
type Index = ReadonlyMap<string, readonly DiffRow[]>;

function indexOf(rows: DiffRows): Index {
  const index = new Map<string, DiffRow[]>();
  for (const product of CHECKED_PRODUCTS) {
    for (const row of [...rows[product], ...UNLISTED_ROWS[product]]) {
      const key = `${product} ${row.section} ${row.name}`;
      index.set(key, [...(index.get(key) ?? []), row]);
    }
  }
  return index;
}

/**
 * Names whose type changed so that code can break at run time or reads something else. Of the others, only the name of the type
 * changed, or it takes more than before: listing them would hide these.
 */
const BREAKING_TYPES =
  /^(?:onChange|onError|onDaySelect|dayOfWeekFormatter|isGroupExpandedByDefault|getAggregationPosition|searchPredicate|multiFilterOperator|applyMultiFilterOperatorChanges|filterFormProps|actions|getRowNode|showFilterPanel|showPreferences)$/;

/** What changed, as far as it can be asked for by what code uses. */
export class ChangeTable {
  private readonly index: Index;
  /** The names of version 5, by those that came in their place. */
  private readonly oldNames: ReadonlyMap<string, string>;

  constructor(rows: DiffRows) {
    this.index = indexOf(rows);
    this.oldNames = new Map(
      CHECKED_PRODUCTS.flatMap((product) =>
        rows[product].flatMap(({section, kind, name, to}): [string, string][] =>
          section === 'exports' && kind === 'renamed' && to !== undefined ? [[to, name]] : [],
        ),
      ),
    );
  }

  /** What code that the codemod wrote uses, of a component that it renamed: the rows of its props have the old name. */
  withOldOwners(use: Use): Use {
    const oldName = (name: string): string => this.oldNames.get(name) ?? name;
    return {
      ...use,
      owners: use.owners.map(oldName),
      ...(use.shownOwner !== undefined && {shownOwner: oldName(use.shownOwner)}),
    };
  }

  /** What became of what a place in the code uses; `undefined` if nothing changed. */
  find(use: Use): Change | undefined {
    if (use.of === 'themeKeys') {
      const known = THEME_KEYS[use.name];
      return known && {kind: 'renamed', ...known, hasTransform: false};
    }
    if (use.of === 'classes') {
      return this.findClass(use);
    }
    const row = this.rowsOf(use).find(({owners}) => owners.some((owner) => use.owners.includes(owner)));
    return row && this.changeOf(use.product, row);
  }

  private rowsOf(use: Use, name = use.name): readonly DiffRow[] {
    const rows = this.index.get(`${use.product} ${use.of} ${name}`) ?? [];
    return rows.filter(({kind}) => kind !== 'added');
  }

  private findClass(use: Use): Change | undefined {
    // The class object itself has another name, which its import says.
    const isOfGoneObject = use.owners.some((owner) =>
      this.index.get(`${use.product} exports ${owner}`)?.some(({kind}) => kind === 'renamed' || kind === 'removed'),
    );
    if (isOfGoneObject) {
      return undefined;
    }
    const [owner] = use.owners;
    const row =
      owner === undefined
        ? this.rowsOf(use)[0]
        : [...this.index.values()]
            .flat()
            .find(
              ({section, kind, name, owners}) =>
                section === 'classes' &&
                kind !== 'added' &&
                owners.includes(owner) &&
                name.slice(name.indexOf('-') + 1) === use.name,
            );
    const prefix = Object.keys(THEME_KEYS).find((key) => use.name.startsWith(`${key}-`));
    const moved = prefix === undefined ? undefined : THEME_KEYS[prefix];
    const own = row && this.changeOf(use.product, row);
    const isSettled = own?.to !== undefined || own?.replacement?.startsWith('none');
    if (own && (isSettled || !moved)) {
      // `gridClasses.withBorder` becomes `gridClasses.withBorderColor`.
      return owner === undefined || own.to === undefined ? own : {...own, to: own.to.replace(/^Mui\w+-/, '')};
    }
    return moved && prefix !== undefined && owner === undefined
      ? {kind: 'renamed', anchor: moved.anchor, to: moved.to + use.name.slice(prefix.length), hasTransform: false}
      : undefined;
  }

  private changeOf(product: CheckedProduct, row: DiffRow): Change | undefined {
    const {kind, section, name, to, replacement, before, after, guide} = row;
    if (kind !== 'removed' && kind !== 'renamed' && kind !== 'changed') {
      return undefined;
    }
    if (kind === 'changed' && (section === 'exports' || !BREAKING_TYPES.test(name))) {
      return undefined;
    }
    const note = ROW_NOTES[product][`${section} ${name}`];
    return {
      kind,
      // A changed type is told by the list alone.
      anchor: (kind !== 'changed' && guide) || LIST_ANCHOR,
      hasTransform: kind === 'renamed' || NEEDS_BABEL.test(name) || TRANSFORMED.test(name),
      ...(to !== undefined && {to}),
      ...(replacement !== undefined && {replacement}),
      ...(note && {note}),
      ...(before !== undefined && after !== undefined && {before, after}),
    };
  }
}

/** What replaces an adapter of another project. */
export function adapterChange(module: string): Change | undefined {
  const library = FOREIGN_ADAPTERS.module.test(module) ? module.replace(FOREIGN_ADAPTERS.module, '') : undefined;
  const adapter = library === undefined ? undefined : OWN_ADAPTERS[library];
  return adapter === undefined
    ? undefined
    : {kind: 'renamed', anchor: FOREIGN_ADAPTERS.anchor, to: `@mui/x-date-pickers/${adapter}`, hasTransform: true};
}
