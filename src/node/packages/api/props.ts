import type ts from 'typescript';
import type {PaidPlanId} from '../../../site/packages';
import {PluginError} from '../../errors';
import type {ApiProp, ApiSignature, TypeText} from '../../../site/apiData';
import {readComment, type Comment} from './comments';
import {exclusionOf, IGNORED_REASON, ownDefault} from './exclusions';
import {printMember} from './memberTypes';
import {noticeAbout, type Notice} from './notices';
import {isOptional, locationOfSymbol, membersOf, typeOf, type CompilerView} from '../symbols';
import {fileOfSymbol, isOwnFile, type PackageSource} from './packages';
import {callSignatureOf, readSignature} from './signatures';
import type {TypeTexts} from './typeText';

/** A component or interface whose props are read. */
export interface PropOwner {
  readonly name: string;
  /** `prop` or `property`, as messages call them. */
  readonly word: 'prop' | 'property';
  /** The type that has them. */
  readonly type: ts.Type;
  /** {@link type} with every type parameter replaced by its constraint; asked for only if it is needed. */
  readonly constrainedType: () => ts.Type | undefined;
  /** Type parameters that readers see replaced by their constraint. */
  readonly replacedParameters: ReadonlySet<string>;
  readonly planOf: (symbol: ts.Symbol) => PaidPlanId | null;
}

export interface OwnedProps {
  readonly props: readonly ApiProp[];
  /** Props of the native element, which are documented as inheritance. */
  readonly inherited: readonly ts.Symbol[];
  /** The compiler's props by name, own and inherited, listed or not. */
  readonly symbols: ReadonlyMap<string, ts.Symbol>;
  readonly excluded: readonly {readonly name: string; readonly reason: string}[];
  readonly notices: readonly Notice[];
}

interface Member {
  readonly symbol: ts.Symbol;
  readonly isOptional: boolean;
}

/**
 * Every prop that the type has. Of a union it is every prop that a member has: what only some of them have may be left
 * out, and what all have has the types of all.
 */
function propsOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, Member> {
  const members = [...membersOf(type, checker)].map(([name, own]): [string, Member] => {
    const symbol = type.isUnion() ? checker.getPropertyOfType(type, name) : own;
    return [name, {symbol: symbol ?? own, isOptional: symbol === undefined || isOptional(symbol)}];
  });
  return new Map(members);
}

/** Required props first, then by name: what a reader must give is what they must see. */
function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en', {sensitivity: 'base'}),
  );
}

/** Reads the props of components and the properties of interfaces, one after the other. */
export class PropReader {
  constructor(
    private readonly view: CompilerView,
    private readonly packages: readonly PackageSource[],
    private readonly texts: TypeTexts,
  ) {}

  /**
   * The props of a component or interface: its own ones, described, and which ones it inherits.
   *
   * @throws a {@link PluginError} if a type cannot be printed
   */
  read(owner: PropOwner): OwnedProps {
    const {checker} = this.view;
    const members = propsOf(owner.type, checker);
    const constrainedType = owner.replacedParameters.size > 0 ? owner.constrainedType() : undefined;
    const constrained = constrainedType && propsOf(constrainedType, checker);
    const notices: Notice[] = [];
    const props: ApiProp[] = [];
    const inherited: ts.Symbol[] = [];
    const excluded: {name: string; reason: string}[] = [];
    for (const [name, member] of members) {
      const {symbol} = member;
      const isOwn = isOwnFile(fileOfSymbol(symbol, this.packages), this.packages);
      const byList = exclusionOf(owner.name, name)?.reason;
      if (byList !== undefined || !isOwn) {
        if (byList === undefined) {
          inherited.push(symbol);
        } else {
          excluded.push({name, reason: byList});
        }
        continue;
      }
      const comment = readComment(symbol, checker);
      if (comment.isIgnored) {
        excluded.push({name, reason: IGNORED_REASON});
      } else {
        props.push(this.readProp(owner, member, constrained?.get(name)?.symbol, comment, notices));
      }
    }
    const symbols = new Map([...members].map(([name, {symbol}]) => [name, symbol]));
    return {props: sortProps(props), inherited, symbols, excluded, notices};
  }

  /**
   * The type of a slot as code.
   *
   * @throws a {@link PluginError} if it cannot be printed
   */
  slotType(owner: PropOwner, symbol: ts.Symbol): TypeText {
    const {text} = printMember(symbol, this.texts, this.view, {isOptional: isOptional(symbol)});
    return text ?? this.failToPrint(owner, symbol, `the slot "${symbol.name}"`);
  }

  private failToPrint(owner: PropOwner, symbol: ts.Symbol, what: string): never {
    throw new PluginError(
      'api-reference',
      `the type of ${what} of ${owner.name} cannot be printed. Fix the package's types, or exclude the prop in ` +
        'src/node/packages/api/exclusions.ts with a reason.',
      locationOfSymbol(symbol),
    );
  }

  private readProp(
    owner: PropOwner,
    {symbol, isOptional: optional}: Member,
    constrained: ts.Symbol | undefined,
    comment: Comment,
    notices: Notice[],
  ): ApiProp {
    const {name} = symbol;
    const what = `the ${owner.word} "${name}"`;
    if (comment.description.length === 0 && comment.deprecation === null) {
      notices.push(noticeAbout('undescribed', symbol, `${what} of ${owner.name} has no description.`));
    }
    const {text, untyped} = printMember(symbol, this.texts, this.view, {
      constrainedType: constrained && typeOf(constrained, this.view),
      replacedParameters: owner.replacedParameters,
      isOptional: optional,
    });
    if (untyped !== undefined) {
      const reported = `the type of ${what} of ${owner.name} comes from "${untyped}", which brings no types.`;
      notices.push(noticeAbout('untyped-dependency', symbol, reported));
    }
    return {
      name,
      type: text ?? this.failToPrint(owner, symbol, what),
      required: !optional,
      defaultValue: ownDefault(owner.name, name) ?? comment.defaultValue,
      deprecation: comment.deprecation,
      description: comment.description,
      signature: this.readSignature(owner, symbol, constrained, comment, notices),
      plan: owner.planOf(symbol),
      demos: [],
    };
  }

  private readSignature(
    owner: PropOwner,
    symbol: ts.Symbol,
    constrained: ts.Symbol | undefined,
    comment: Comment,
    notices: Notice[],
  ): ApiSignature | null {
    const signature = callSignatureOf(symbol, this.view);
    if (!signature) {
      return null;
    }
    const {replacedParameters} = owner;
    const read = readSignature({
      signature,
      constrained: callSignatureOf(constrained, this.view),
      replacedParameters,
      comment,
      texts: this.texts,
    });
    if (read.unprintable !== undefined) {
      this.failToPrint(owner, symbol, `the parameter "${read.unprintable}" of "${symbol.name}"`);
    }
    for (const stranger of read.strangers) {
      const what =
        `the comment of the ${owner.word} "${symbol.name}" of ${owner.name} describes a parameter "${stranger}" ` +
        'that its type does not name so.';
      notices.push(noticeAbout('wrong-parameter', symbol, what));
    }
    return read.signature;
  }
}
