import type ts from 'typescript';
import {PluginError} from '../../errors';
import {locationOfSymbol} from '../symbols';

/** What the packages leave unsaid, and cannot be fixed here: what each kind of notice is about, for many and for one. */
const NOTICE_KINDS = {
  undescribed: ['props or properties have no description', 'prop or property has no description'],
  'wrong-parameter': [
    'comments describe a parameter that the type calls otherwise, or does not have',
    'comment describes a parameter that the type calls otherwise, or does not have',
  ],
  'untyped-dependency': [
    'types come from a dependency that brings none, and are printed as written',
    'type comes from a dependency that brings none, and is printed as written',
  ],
  'unread-theme-key': [
    'uses of theme keys are declared, but never made by the component, and left out',
    'use of a theme key is declared, but never made by the component, and left out',
  ],
} as const satisfies Record<string, readonly [many: string, one: string]>;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** Something that a package leaves unsaid and that readers will miss: told once, without stopping the build. */
export interface Notice {
  readonly kind: NoticeKind;
  readonly message: string;
}

export function noticeAbout(kind: NoticeKind, symbol: ts.Symbol | undefined, what: string): Notice {
  return {kind, message: new PluginError('api-reference', what, symbol && locationOfSymbol(symbol)).message};
}

/** All notices by kind, each on a line, for the file that the summary names. */
export function listNotices(notices: readonly Notice[]): string {
  return Object.entries(NOTICE_KINDS)
    .map(([kind, [many]]) => ({many, ofKind: notices.filter((notice) => notice.kind === kind)}))
    .filter(({ofKind}) => ofKind.length > 0)
    .map(({many, ofKind}) => `${ofKind.length} ${many}:\n${ofKind.map(({message}) => `  ${message}`).join('\n')}\n`)
    .join('\n');
}

/**
 * One line for each kind of notice, so that hundreds of them do not bury what a writer must see.
 *
 * @param listedIn the file that holds {@link listNotices}, from the project's root
 */
export function summarizeNotices(notices: readonly Notice[], listedIn: string): string[] {
  return Object.entries(NOTICE_KINDS).flatMap(([kind, [many, one]]) => {
    const count = notices.filter((notice) => notice.kind === kind).length;
    const what = count === 1 ? one : many;
    return count === 0 ? [] : [`[api-reference] ${count} ${what}. See ${listedIn}.`];
  });
}
