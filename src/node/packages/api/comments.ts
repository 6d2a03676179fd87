import ts from 'typescript';
import type {RichText} from '../../../site/apiData';
import {parseRichText} from '../richText';

/** What the comment above a declaration says. */
export interface Comment {
  readonly description: RichText;
  /** The text of `@default`, on one line. */
  readonly defaultValue: string | null;
  readonly deprecation: RichText | null;
  /** Set by `@ignore`, with which the packages mark what is not public. */
  readonly isIgnored: boolean;
  readonly parameters: ReadonlyMap<string, RichText>;
  readonly returns: RichText;
}

/** A note of the packages' authors to themselves, up to the end of its paragraph. */
const TODO_NOTE = /^[ \t]*TODO\b.*(?:\n.+)*/gm;

function textOf(tag: ts.JSDocTagInfo): string {
  return ts.displayPartsToString(tag.text).replace(TODO_NOTE, '').trim();
}

function withoutLeadingDash(text: string): string {
  return text.replace(/^[-–—:]\s*/, '');
}

/** Code that a comment has marked as code, which its place says already. */
function withoutBackticks(text: string): string {
  return /^`[^`]*`$/.test(text) ? text.slice(1, -1) : text;
}

function readParameter(tag: ts.JSDocTagInfo): [name: string, description: RichText] {
  const name = tag.text?.find(({kind}) => kind === 'parameterName')?.text ?? textOf(tag).split(/\s/)[0] ?? '';
  const description = textOf(tag).slice(name.length).trim();
  return [name, parseRichText(withoutLeadingDash(description))];
}

/**
 * The symbol that carries the comment: a member of a mapped type such as `UncapitalizeObjectKeys<Slots>` has none of its
 * own, but stands for one that has.
 */
function commentedSymbol(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.declarations ? symbol : (checker.getRootSymbols(symbol)[0] ?? symbol);
}

/**
 * What is said of parameters, by name. What is said of a part of one (`range.startId`) becomes an item of a list in the
 * description of the whole.
 */
function readParameters(tags: readonly ts.JSDocTagInfo[]): ReadonlyMap<string, RichText> {
  const parameters = new Map<string, RichText>();
  for (const [name, description] of tags.map(readParameter)) {
    const [whole = name, ...path] = name.split('.');
    const known = parameters.get(whole) ?? [];
    const [first, ...more] = description;
    const part = path.join('.');
    const content = first?.kind === 'paragraph' ? first.content : [];
    const item = [{kind: 'code', text: part} as const, ...(content.length > 0 ? [': ', ...content] : [])];
    parameters.set(
      whole,
      part === '' ? description : [...known, {kind: 'list', ordered: false, items: [item]}, ...more],
    );
  }
  return parameters;
}

/** Reads the comment of a prop, slot, class or type. */
export function readComment(commented: ts.Symbol, checker: ts.TypeChecker): Comment {
  const symbol = commentedSymbol(commented, checker);
  const tags = symbol.getJsDocTags(checker);
  const tag = (...names: string[]) => tags.find(({name}) => names.includes(name));
  const seeAlso = tags.filter(({name}) => name === 'see').map(textOf);
  const own = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(TODO_NOTE, '');
  const text = [own, ...seeAlso].join('\n\n');
  const deprecated = tag('deprecated');
  const returns = tag('returns', 'return');
  const byDefault = tag('default', 'defaultValue');
  return {
    description: parseRichText(text),
    defaultValue: (byDefault && withoutBackticks(textOf(byDefault).replace(/\s+/g, ' '))) || null,
    deprecation: deprecated ? parseRichText(textOf(deprecated)) : null,
    isIgnored: tag('ignore') !== undefined,
    parameters: readParameters(tags.filter(({name}) => name === 'param')),
    returns: returns ? parseRichText(withoutLeadingDash(textOf(returns))) : [],
  };
}
