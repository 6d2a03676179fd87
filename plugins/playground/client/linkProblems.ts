import {translate} from '@docusaurus/Translate';
import {MOST_PROBLEMS, type Problem} from '../checkJson';
import {MOST_ENCODED, type UnreadableLink} from './linkText';
import {cut, type Refusal} from './linkSecurity';

/** A part of a link that was refused. */
export interface LinkProblem {
  /** Path of the prop, `sample`, or a setting of the frame; empty for the link as a whole. */
  readonly path: string;
  /** The problem, in the reader's language. */
  readonly message: string;
}

/** Collects problems: at most 20, each cut at 200 characters. */
export class LinkProblems {
  readonly all: LinkProblem[] = [];

  /** @param message is not asked for when there are problems enough, since it may take long to find the words */
  add(path: string, message: () => string): void {
    if (this.all.length < MOST_PROBLEMS) {
      this.all.push({path: cut(path), message: cut(message())});
    }
  }
}

export function problemMessage(problem: UnreadableLink | 'cut'): string {
  switch (problem) {
    case 'broken':
      return translate({id: 'playground.link.broken', message: 'The link is broken: nothing of it could be read.'});
    case 'tooLong':
      return translate(
        {id: 'playground.link.tooLong', message: 'The link is too long: at most {count} characters can be read.'},
        {count: MOST_ENCODED},
      );
    case 'newer':
      return translate({
        id: 'playground.link.newer',
        message: 'The link was made by a newer version of this site. Reload the page, bypassing the cache.',
      });
    case 'cut':
      return translate({id: 'playground.link.cut', message: 'The end of the link is missing.'});
  }
}

export function unknownPropMessage(meant: string | undefined): string {
  return meant === undefined
    ? translate({id: 'playground.link.unknownProp', message: 'The component has no such prop.'})
    : translate(
        {id: 'playground.link.meantProp', message: 'The component has no such prop. Did you mean “{name}”?'},
        {name: meant},
      );
}

export function valueMessage({expected, found}: Pick<Problem, 'expected' | 'found'>): string {
  return translate({id: 'playground.link.value', message: 'Expected {expected}, found {found}.'}, {expected, found});
}

export function noPlaceMessage(): string {
  return translate({id: 'playground.link.noPath', message: 'The data of this playground has no such path.'});
}

export function refusalMessage({kind, text}: Refusal): string {
  return kind === 'name'
    ? translate({id: 'playground.link.name', message: 'A link may not use the name {name}.'}, {name: text})
    : translate({id: 'playground.link.export', message: 'A link may not contain: {text}'}, {text});
}

export function tooManyMessage(count: number): string {
  return translate(
    {id: 'playground.link.tooMany', message: 'A link changes at most {count} values. The others are left out.'},
    {count},
  );
}
