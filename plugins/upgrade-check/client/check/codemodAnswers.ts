import type {BlindSpot, CodemodAnswer, CodemodResult} from '../../types';
import {GRIDS, packageNameOf} from './muiNames';
import {NEEDS_BABEL} from './changeTable';
import type {Place} from './findings';
import type {UseCollection} from './uses';
import {childrenOf, child, nameOf, textOf, list, type SyntaxNode} from './syntax';

/** What stays the same of a place when the lines above it change. */
function keyOfPlace({kind, name, owner, note}: Place): string {
  return [kind, name, owner ?? '', note ?? ''].join('\n');
}

function lineOf(lines: readonly string[], place: Place): string {
  return (lines[place.line - 1] ?? '').trim();
}

/**
 * The places of a file that are still there after the codemod. Equal places are matched by their line first: the codemod may have
 * changed one and left another.
 */
function leftPlaces(before: readonly Place[], text: string, after: readonly Place[], code: string): Set<Place> {
  const [lines, newLines] = [text.split('\n'), code.split('\n')];
  const left = new Set<Place>();
  const rest: Place[] = [];
  for (const now of after) {
    const same = before.find(
      (old) => !left.has(old) && keyOfPlace(old) === keyOfPlace(now) && lineOf(lines, old) === lineOf(newLines, now),
    );
    if (same) {
      left.add(same);
    } else {
      rest.push(now);
    }
  }
  for (const now of rest) {
    const same = before.findLast((old) => !left.has(old) && keyOfPlace(old) === keyOfPlace(now));
    if (same) {
      left.add(same);
    }
  }
  return left;
}

/** Names that no transform renames as a key of the theme, or that only the guide names. */
const UNKNOWN_TO_CODEMOD = /^(?:Mui|Private)[A-Z]/;

/** Imports of a component of the packages under a name of the file's own. */
function aliasesIn(root: SyntaxNode): ReadonlySet<string> {
  const aliases = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'ImportDeclaration' && packageNameOf(textOf(child(node, 'source')) ?? '')) {
      for (const specifier of list(node, 'specifiers')) {
        const imported = nameOf(child(specifier, 'imported'));
        if (specifier.type !== 'ImportSpecifier') {
          aliases.add('*');
        } else if (imported !== undefined && imported !== nameOf(child(specifier, 'local'))) {
          aliases.add(imported);
        }
      }
    }
    childrenOf(node).forEach(visit);
  };
  visit(root);
  return aliases;
}

/** Why the codemod left a place, as far as the guides tell it. */
export class BlindSpots {
  private readonly aliases: ReadonlySet<string>;
  private readonly hasGrid: boolean;

  constructor(
    root: SyntaxNode,
    collection: UseCollection,
    private readonly result: CodemodResult,
  ) {
    this.aliases = aliasesIn(root);
    this.hasGrid = collection.uses.some(({of, name}) => of === 'exports' && GRIDS.includes(name));
  }

  because(place: Place): BlindSpot {
    const {use, owner = ''} = place;
    if (this.result.is === 'failed') {
      return 'throws';
    }
    if (NEEDS_BABEL.test(place.name)) {
      return 'parser';
    }
    if (use?.of === 'themeKeys' || (use?.of === 'classes' && UNKNOWN_TO_CODEMOD.test(place.name))) {
      return 'themeKey';
    }
    const isAliased = this.aliases.has('*') || this.aliases.has(owner) || GRIDS.some((grid) => this.aliases.has(grid));
    if (isAliased && use?.of !== 'classes') {
      return 'alias';
    }
    if (use?.isSpread === true) {
      return 'spread';
    }
    return use?.product === 'x-data-grid' && use.of !== 'classes' && !this.hasGrid ? 'noGrid' : 'elsewhere';
  }
}

/** The code that the codemod wrote, and what is left in it. */
export interface Rewritten {
  readonly text: string;
  readonly result: CodemodResult;
  readonly after: readonly Place[];
  readonly blindSpots: BlindSpots;
}

/** What the codemod makes of each place: it was run, and the places were looked for again. */
export function codemodAnswers(
  places: readonly Place[],
  {text, result, after, blindSpots}: Rewritten,
): ReadonlyMap<Place, CodemodAnswer> {
  const left = result.is === 'changed' ? leftPlaces(places, text, after, result.code) : new Set(places);
  return new Map(
    places.map((place): [Place, CodemodAnswer] => {
      // What no transform changes may be gone all the same: a spread is not found again if its component has another name.
      if (!place.hasTransform) {
        return [place, {is: 'none'}];
      }
      return [place, left.has(place) ? {is: 'misses', because: blindSpots.because(place)} : {is: 'does'}];
    }),
  );
}
