/** A server that runs in the page. It answers late, fails on request, and never hands out its own objects. */
export interface SortRule {
  field: string;
  sort?: 'asc' | 'desc' | null;
}

export interface FilterRule {
  field: string;
  operator: string;
  value?: unknown;
}

export interface Query {
  /** The first rule counts most. */
  sort?: readonly SortRule[];
  filter?: {
    items?: readonly FilterRule[];
    logicOperator?: 'and' | 'or';
    quickFilterValues?: readonly unknown[];
  };
}

export interface ListQuery extends Query {
  /** Where to begin, by number. */
  offset?: number;
  /** Where to begin, by the `nextCursor` of the page before. */
  cursor?: string;
  /** How many rows at most; all if not given. */
  limit?: number;
}

export interface List<Row> {
  rows: Row[];
  /** How many rows match, on all pages. */
  rowCount: number;
  /** Not set on the last page. */
  nextCursor?: string;
}

export interface GroupQuery extends Query {
  /** The fields to group by, the outer one first. */
  groupBy: readonly string[];
  /** The keys of the group to open, the outer one first; none for the first level. */
  path: readonly string[];
  /** The fields to add up in each group. */
  sum?: readonly string[];
}

export interface Group {
  key: string;
  rowCount: number;
  sums: Record<string, number>;
}

export interface ServerSettings {
  /** How long an answer takes, in milliseconds. */
  latency: number;
  /** Whether every request fails with status 503. */
  isFailing: boolean;
}

export class ServerError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ServerError';
    this.status = status;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const collator = new Intl.Collator('en', { numeric: true });

function compare(a: unknown, b: unknown) {
  if (a == null || b == null) {
    return Number(a != null) - Number(b != null);
  }
  return typeof a === 'string' || typeof b === 'string'
    ? collator.compare(String(a), String(b))
    : Number(a) - Number(b);
}

/** What text filters search: of a date, the short form of its day. */
function textOf(value: unknown) {
  const text = value instanceof Date ? value.toLocaleDateString('en') : value;
  return String(text ?? '').toLowerCase();
}

/** When a day begins here. `new Date('2026-03-04')` alone is a time in UTC, a day off west of it. */
function dayOf(date: unknown) {
  const text = String(date);
  const isDayAlone = text.length === 'YYYY-MM-DD'.length;
  return new Date(isDayAlone ? `${text}T00:00` : text).setHours(0, 0, 0, 0);
}

/** A value and what users typed, made comparable: both numbers, both days or both lower-case texts. */
function comparable(value: unknown, wanted: unknown): [unknown, unknown] {
  if (value instanceof Date) {
    return [dayOf(value), dayOf(wanted)];
  }
  return typeof value === 'number'
    ? [value, Number(wanted)]
    : [textOf(value), textOf(wanted)];
}

type Test = (value: unknown, wanted: unknown) => boolean;

const onText =
  (test: (value: string, wanted: string) => boolean): Test =>
  (value, wanted) =>
    test(textOf(value), textOf(wanted));
const onOrder =
  (test: (order: number) => boolean): Test =>
  (value, wanted) =>
    value != null && test(compare(...comparable(value, wanted)));

const equals = onOrder((order) => order === 0);

/** By the names that the grid gives its operators. */
const OPERATORS: Readonly<Record<string, Test>> = {
  contains: onText((value, wanted) => value.includes(wanted)),
  startsWith: onText((value, wanted) => value.startsWith(wanted)),
  endsWith: onText((value, wanted) => value.endsWith(wanted)),
  equals,
  not: (value, wanted) => !equals(value, wanted),
  after: onOrder((order) => order > 0),
  onOrAfter: onOrder((order) => order >= 0),
  before: onOrder((order) => order < 0),
  onOrBefore: onOrder((order) => order <= 0),
  isAnyOf: (value, wanted) =>
    Array.isArray(wanted) && wanted.some((one) => equals(value, one)),
};

const SYNONYMS: Readonly<Record<string, string>> = {
  ...{ is: 'equals', '=': 'equals', '!=': 'not' },
  ...{ '>': 'after', '>=': 'onOrAfter', '<': 'before', '<=': 'onOrBefore' },
};

function matchesRule(row: Fields, { field, operator, value }: FilterRule) {
  const own = row[field];
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return (own == null || own === '') === (operator === 'isEmpty');
  }
  const test = OPERATORS[SYNONYMS[operator] ?? operator];
  if (!test) {
    throw new ServerError(400, `Unknown operator "${operator}"`);
  }
  return value == null || String(value) === '' || test(own, value);
}

function matches(row: Fields, { filter }: Query) {
  const items = filter?.items ?? [];
  const isMatch = (item: FilterRule) => matchesRule(row, item);
  const passesItems =
    filter?.logicOperator === 'or' && items.length > 0
      ? items.some(isMatch)
      : items.every(isMatch);
  const words = (filter?.quickFilterValues ?? []).map(textOf);
  return (
    passesItems &&
    words.every((word) =>
      Object.values(row).some((value) => textOf(value).includes(word)),
    )
  );
}

function byRules(rules: readonly SortRule[]) {
  return (a: Fields, b: Fields) => {
    for (const { field, sort } of rules) {
      const order = sort ? compare(a[field], b[field]) : 0;
      if (order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  };
}

/** @throws ServerError if an operator is unknown */
function select<Row extends object>(rows: readonly Row[], query: Query) {
  return rows
    .filter((row) => matches(row as Fields, query))
    .sort((a, b) => byRules(query.sort ?? [])(a as Fields, b as Fields));
}

/**
 * Starts a server that holds the given rows.
 *
 * @param rows what it holds at first
 * @param initial its settings; 500 ms and no failures if not given
 */
export function createFakeServer<Row extends { id: string | number }>(
  rows: readonly Row[],
  initial: Partial<ServerSettings> = {},
) {
  const settings = { latency: 500, isFailing: false, ...initial };
  let stored = [...rows];

  /** Answers after the latency that is set now, unless the caller has given up. */
  function respond<Answer>(answer: () => Answer, signal?: AbortSignal) {
    return new Promise<Answer>((resolve, reject) => {
      const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
      if (signal?.aborted) {
        giveUp();
        return;
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        try {
          if (settings.isFailing) {
            throw new ServerError(503, 'The server is not available');
          }
          resolve(answer());
        } catch (error) {
          reject(error as Error);
        }
      }, settings.latency);
      function onAbort() {
        clearTimeout(timer);
        giveUp();
      }
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  return {
    /** Change these at any time; they count for the answers that are still to come. */
    settings,

    /** The rows of a page. */
    list(query: ListQuery, signal?: AbortSignal): Promise<List<Row>> {
      return respond(() => {
        const found = select(stored, query);
        const start =
          query.cursor === undefined
            ? (query.offset ?? 0)
            : found.findIndex((row) => String(row.id) === query.cursor);
        if (start < 0) {
          throw new ServerError(400, `Unknown cursor "${query.cursor}"`);
        }
        const end = start + (query.limit ?? found.length);
        const next = found[end];
        return {
          rows: found.slice(start, end).map((row) => ({ ...row })),
          rowCount: found.length,
          ...(next && { nextCursor: String(next.id) }),
        };
      }, signal);
    },

    /** The groups of one level, with their totals. */
    groups(query: GroupQuery, signal?: AbortSignal): Promise<Group[]> {
      return respond(() => {
        const { groupBy, path, sum = [] } = query;
        const field = groupBy[path.length];
        if (field === undefined) {
          throw new ServerError(400, 'There is no deeper level');
        }
        const groups = new Map<string, Group>();
        for (const row of select(stored, query) as unknown as Fields[]) {
          if (
            path.every((key, level) => String(row[groupBy[level]!]) === key)
          ) {
            const key = String(row[field]);
            const group = groups.get(key) ?? { key, rowCount: 0, sums: {} };
            group.rowCount += 1;
            for (const summed of sum) {
              group.sums[summed] =
                (group.sums[summed] ?? 0) + Number(row[summed] ?? 0);
            }
            groups.set(key, group);
          }
        }
        return [...groups.values()].sort((a, b) => compare(a.key, b.key));
      }, signal);
    },

    /** Stores a row, a new one too, and answers with what is stored. */
    save(row: Row, signal?: AbortSignal): Promise<Row> {
      return respond(() => {
        const isKnown = stored.some(({ id }) => id === row.id);
        stored = isKnown
          ? stored.map((one) => (one.id === row.id ? { ...row } : one))
          : [...stored, { ...row }];
        return { ...row };
      }, signal);
    },

    remove(id: Row['id'], signal?: AbortSignal): Promise<void> {
      return respond(() => {
        if (!stored.some((one) => one.id === id)) {
          throw new ServerError(404, `There is no row ${id}`);
        }
        stored = stored.filter((one) => one.id !== id);
      }, signal);
    },
  };
}
