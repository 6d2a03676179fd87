import ts from 'typescript';
import {RoomError} from '../../../kit/errors';
import type {ApiParameter, ApiProp, ApiSignature, TypeText} from '../../types';
import {readComment, type Comment} from './comments';
import type {ComponentProgram, FoundComponent} from './components';
import {exclusionOf, IGNORED_REASON} from './exclusions';
import {isOwnFile, packageOfFile, placeOfSymbol} from './packages';
import {TypeTexts} from './typeText';

/** Something that a package leaves unsaid and that readers will miss: told once, without stopping the build. */
export type Notice = string;

export interface ComponentProps {
  readonly props: readonly ApiProp[];
  /** Props of the native element, which are documented as inheritance. */
  readonly inherited: readonly ts.Symbol[];
  readonly ref: ts.Symbol | undefined;
  /** The compiler's props by name, own and inherited, listed or not. */
  readonly symbols: ReadonlyMap<string, ts.Symbol>;
  readonly excluded: readonly {readonly name: string; readonly reason: string}[];
  readonly notices: readonly Notice[];
}

/** Every prop that the type has; of a union, every prop that a member has. */
function propertiesOf(type: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const members = type.isUnion() ? type.types : [type];
  return new Map(
    members.flatMap((member) => checker.getPropertiesOfType(member)).map((symbol) => [symbol.name, symbol]),
  );
}

function fileOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

function isOptional(symbol: ts.Symbol): boolean {
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

function messageFrom(symbol: ts.Symbol, what: string): string {
  return new RoomError('api-reference', what, placeOfSymbol(symbol)).message;
}

/** Reads the props of components, one after the other. */
export class PropReader {
  private readonly texts: TypeTexts;

  constructor(private readonly opened: ComponentProgram) {
    this.texts = new TypeTexts(opened.checker, opened.scope);
  }

  /**
   * The props of a component: its own ones, described, and which ones it inherits.
   *
   * @throws a {@link RoomError} where a type cannot be printed
   */
  read(component: FoundComponent): ComponentProps {
    const {checker, packages} = this.opened;
    const symbols = propertiesOf(component.propsType, checker);
    const constrained = propertiesOf(component.constrainedPropsType, checker);
    const notices: Notice[] = [];
    const props: ApiProp[] = [];
    const inherited: ts.Symbol[] = [];
    const excluded: {name: string; reason: string}[] = [];
    for (const [name, symbol] of symbols) {
      const comment = readComment(symbol, checker);
      const reason = exclusionOf(component.name, name)?.reason ?? (comment.isIgnored ? IGNORED_REASON : undefined);
      if (reason !== undefined) {
        excluded.push({name, reason});
      } else if (!isOwnFile(fileOf(symbol), packages)) {
        inherited.push(symbol);
      } else {
        props.push(this.readProp(component, symbol, constrained.get(name), comment, notices));
      }
    }
    return {props: sortProps(props), inherited, ref: symbols.get('ref'), symbols, excluded, notices};
  }

  /** A type of a prop, slot or parameter as code. */
  typeText(component: FoundComponent, symbol: ts.Symbol, constrained: ts.Symbol | undefined, what: string): TypeText {
    const {checker, scope} = this.opened;
    const text = this.texts.print({
      type: checker.getTypeOfSymbolAtLocation(symbol, scope),
      constrainedType: constrained && checker.getTypeOfSymbolAtLocation(constrained, scope),
      replacedParameters: component.replacedParameters,
      isOptional: isOptional(symbol),
    });
    return [text ?? this.failToPrint(component, symbol, what)];
  }

  private failToPrint(component: FoundComponent, symbol: ts.Symbol, what: string): never {
    throw new RoomError(
      'api-reference',
      `the type of ${what} of ${component.name} cannot be printed. Mend the package's types, or exclude the prop in ` +
        'plugins/api-reference/node/extraction/exclusions.ts with a reason.',
      placeOfSymbol(symbol),
    );
  }

  private readProp(
    component: FoundComponent,
    symbol: ts.Symbol,
    constrained: ts.Symbol | undefined,
    comment: Comment,
    notices: Notice[],
  ): ApiProp {
    const {name} = symbol;
    const plan = packageOfFile(fileOf(symbol), this.opened.packages)?.plan ?? 'community';
    if (comment.description.length === 0 && comment.deprecation === null) {
      notices.push(messageFrom(symbol, `the prop "${name}" of ${component.name} has no description.`));
    }
    return {
      name,
      type: this.typeText(component, symbol, constrained, `the prop "${name}"`),
      required: !isOptional(symbol),
      defaultValue: comment.defaultValue,
      deprecation: comment.deprecation,
      description: comment.description,
      signature: this.readSignature(component, symbol, constrained, comment, notices),
      plan: plan === 'community' ? null : plan,
      demos: [],
    };
  }

  private callSignature(symbol: ts.Symbol | undefined): ts.Signature | undefined {
    const {checker, scope} = this.opened;
    const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, scope));
    const signatures = type?.getCallSignatures() ?? [];
    const isPlainFunction = type?.getConstructSignatures().length === 0 && type.getProperties().length === 0;
    return isPlainFunction && signatures.length === 1 ? signatures[0] : undefined;
  }

  private readSignature(
    component: FoundComponent,
    symbol: ts.Symbol,
    constrained: ts.Symbol | undefined,
    comment: Comment,
    notices: Notice[],
  ): ApiSignature | null {
    const {checker} = this.opened;
    const signature = this.callSignature(symbol);
    if (!signature) {
      return null;
    }
    const constrainedSignature = this.callSignature(constrained);
    const types = this.texts.printParameters(signature, constrainedSignature, component.replacedParameters);
    const parameters = signature.getParameters().map((parameter, index): ApiParameter => {
      const declaration = parameter.valueDeclaration;
      const isParameter = declaration !== undefined && ts.isParameter(declaration);
      return {
        name: parameter.name,
        type: [
          types[index] ?? this.failToPrint(component, symbol, `the parameter "${parameter.name}" of "${symbol.name}"`),
        ],
        optional: isParameter && checker.isOptionalParameter(declaration),
        description: comment.parameters.get(parameter.name) ?? [],
      };
    });
    for (const described of comment.parameters.keys()) {
      if (!parameters.some(({name}) => name === described)) {
        notices.push(
          messageFrom(
            symbol,
            `the comment of the prop "${symbol.name}" of ${component.name} describes a parameter "${described}" that ` +
              'its type does not have; the page leaves it out.',
          ),
        );
      }
    }
    const returnType = this.texts.print({
      type: signature.getReturnType(),
      constrainedType: constrainedSignature?.getReturnType(),
      replacedParameters: component.replacedParameters,
      isOptional: false,
    });
    const returns =
      returnType === undefined || (returnType === 'void' && comment.returns.length === 0)
        ? null
        : {type: [returnType], description: comment.returns};
    return {parameters, returns};
  }
}

/** Required props first, then by name: what a reader must give is what they must see. */
function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en', {sensitivity: 'base'}),
  );
}
