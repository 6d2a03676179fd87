/** Something that a guide says becomes of a name. */
export interface GuideStatement {
  /** Text with code in backticks: what comes in its place. */
  readonly text: string;
  /** Id of the heading that it stands under. */
  readonly section: string;
}

/** What a migration guide says of names. */
export interface MigrationGuide {
  /** Ids of the headings. */
  readonly sections: ReadonlySet<string>;
  /** The statement of a table about a name; `state.rows.ids` is a statement about the member `ids`. */
  readonly statementOn: (name: string, isMember: boolean) => GuideStatement | undefined;
  /** The id of the first heading under which a name stands as code. */
  readonly sectionOf: (name: string) => string | undefined;
}

const HEADING = /^#{2,} .*\{\/\* #([\w-]+) \*\/\}\s*$/;
const CODE = /`([^`]+)`/g;

/** The name that a piece of code is about: `commitCellChange` of `apiRef.current.commitCellChange(params)`. */
function nameIn(code: string): string {
  const path = code.replace(/[(<[{ ].*$/, '').replace(/^\.(?=Mui)/, '');
  return path.split('.').at(-1) ?? path;
}

function codesIn(text: string): string[] {
  return [...text.matchAll(CODE)].map(([, code = '']) => code);
}

interface Line {
  readonly text: string;
  readonly section: string;
}

/** The lines of a page outside of code fences, each with the heading above it. */
function linesOf(page: string): Line[] {
  let section = '';
  let isCode = false;
  return page.split('\n').flatMap((text) => {
    const isFence = /^\s*```/.test(text);
    isCode = isFence ? !isCode : isCode;
    section = (!isCode && HEADING.exec(text)?.[1]) || section;
    return isCode || isFence ? [] : [{text, section}];
  });
}

/** The cells of a row of a table; none of what is no row. */
function cellsOf(line: string): string[] {
  return line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : [];
}

/** The rows of the tables whose first column is what version 5 had. */
function migrationRows(lines: readonly Line[]): {old: string; text: string; section: string}[] {
  let isMigration = false;
  return lines.flatMap(({text: line, section}) => {
    const [old, text] = cellsOf(line);
    if (old === undefined || text === undefined) {
      isMigration = false;
      return [];
    }
    const isHead = /^Version \d/.test(old);
    isMigration = isMigration || isHead;
    return isMigration && !isHead && !/^-+$/.test(old) ? [{old, text, section}] : [];
  });
}

/** @param page the text of a migration guide, as its author wrote it */
export function readMigrationGuide(page: string): MigrationGuide {
  const lines = linesOf(page);
  const statements = new Map<string, GuideStatement>();
  const ofMembers = new Map<string, GuideStatement>();
  for (const {old, text, section} of migrationRows(lines)) {
    for (const code of codesIn(old)) {
      const isState = /^(?:state)?\./.test(code) && !code.startsWith('.Mui');
      const known = isState ? ofMembers : statements;
      if (!known.has(nameIn(code))) {
        known.set(nameIn(code), {text, section});
      }
    }
  }
  const mentions = new Map<string, string>();
  for (const {text, section} of lines) {
    for (const name of codesIn(text).map(nameIn)) {
      if (section !== '' && !mentions.has(name)) {
        mentions.set(name, section);
      }
    }
  }
  return {
    sections: new Set(lines.map(({section}) => section).filter((section) => section !== '')),
    statementOn: (name, isMember) => (isMember ? ofMembers.get(name) : undefined) ?? statements.get(name),
    sectionOf: (name) => mentions.get(name),
  };
}
