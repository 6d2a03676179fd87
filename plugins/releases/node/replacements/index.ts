import {readFileSync} from 'node:fs';
import path from 'node:path';
import {historyOf, type ProductHistory} from '../../../../src/node/history/history';
import type {HistorySection} from '../../../../src/node/history/types';
import type {ProductId} from '../../../../src/site/products';
import {SITE} from '../../../../src/site/site';
import type {ApiDiffData, DiffRow, DiffSection} from '../../types';
import {readMigrationGuide, type GuideStatement, type MigrationGuide} from '../guideSections';
import {DATA_GRID_RENAMED, DATA_GRID_REPLACEMENTS} from './dataGrid';
import {DATE_PICKERS_RENAMED, DATE_PICKERS_REPLACEMENTS} from './datePickers';
import type {RenamedNames, Replacement} from './types';

interface GuidedProduct {
  /** The guide that leads from the older major to the documented one. */
  readonly path: string;
  /** What it has no table for. */
  readonly own: readonly Replacement[];
  readonly renamed: readonly RenamedNames[];
}

const GUIDES: Readonly<Partial<Record<ProductId, GuidedProduct>>> = {
  'x-data-grid': {
    path: '/x/migration/migration-data-grid-v5',
    own: DATA_GRID_REPLACEMENTS,
    renamed: DATA_GRID_RENAMED,
  },
  'x-date-pickers': {
    path: '/x/migration/migration-pickers-v5',
    own: DATE_PICKERS_REPLACEMENTS,
    renamed: DATE_PICKERS_RENAMED,
  },
};

/** The id of the guide's heading about what the codemods do. */
const CODEMODS = 'run-codemods';

function fits({names, sections, owner}: Replacement, row: DiffRow): boolean {
  const isNamed = typeof names === 'string' ? names.split(' ').includes(row.name) : names.test(row.name);
  return (
    isNamed &&
    (sections === undefined || sections.includes(row.section)) &&
    (owner === undefined || row.owners.some((own) => owner.test(own)))
  );
}

/** What comes in the place of something that is gone: what a table of the guide says, or else what is written for it. */
export function replacementOf(
  row: DiffRow,
  guide: MigrationGuide,
  own: readonly Replacement[],
): GuideStatement | undefined {
  return guide.statementOn(row.name, row.section === 'members') ?? own.find((replacement) => fits(replacement, row));
}

/** The parts of the history in which something of a section of the differences may be. */
const PLACES: Readonly<Record<DiffSection, readonly HistorySection[]>> = {
  props: ['prop'],
  slots: ['slots'],
  classes: ['classes'],
  exports: ['export'],
  members: ['prop', 'member', 'event'],
};

/** The release that brought something, if it came after the first of the major. Where owners got it at different times, none. */
function sinceOf({section, name, owners}: DiffRow, history: ProductHistory): string | undefined {
  const [first, ...others] = owners.map((owner) =>
    PLACES[section]
      .map((place) => history.of(place, owner === 'GridEventLookup' ? 'DataGrid' : owner, name).since)
      .find((since) => since !== undefined),
  );
  return others.every((since) => since === first) ? first : undefined;
}

/** The section about something that has a new name: what is written for it, or else where the guide names it first. */
function sectionOfRenamed({name}: DiffRow, guide: MigrationGuide, renamed: readonly RenamedNames[]): string {
  const written = renamed.find(({names}) => names.split(' ').includes(name));
  return written?.section ?? guide.sectionOf(name) ?? CODEMODS;
}

function withGuide(row: DiffRow, guide: MigrationGuide, {own, renamed}: GuidedProduct): DiffRow {
  if (row.kind === 'removed') {
    const replacement = replacementOf(row, guide, own);
    return replacement ? {...row, replacement: replacement.text, guide: replacement.section} : row;
  }
  const section = row.kind === 'renamed' ? sectionOfRenamed(row, guide, renamed) : guide.sectionOf(row.name);
  return section === undefined ? row : {...row, guide: section};
}

/** The text of a product's guide; empty in a site that has no such page. */
function guideText(docsFolder: string, url: string): string {
  try {
    return readFileSync(path.join(docsFolder, url.slice(SITE.docsPath.length), 'index.mdx'), 'utf8');
  } catch {
    return '';
  }
}

/**
 * The differences of two majors, each with what comes in its place, where the guide has more, and which release of the major
 * brought it.
 *
 * @param docsFolder absolute path of the folder of pages
 */
export function completeDiff(diff: ApiDiffData, docsFolder: string): ApiDiffData {
  const found = GUIDES[diff.productId];
  const guide = readMigrationGuide(found ? guideText(docsFolder, found.path) : '');
  const history = historyOf(diff.productId);
  const rows = diff.rows.map((row) => {
    const complete = found && guide.sections.size > 0 ? withGuide(row, guide, found) : row;
    const since = row.kind === 'added' ? sinceOf(row, history) : undefined;
    return since === undefined ? complete : {...complete, since};
  });
  return {...diff, rows};
}
