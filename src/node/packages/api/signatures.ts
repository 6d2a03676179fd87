import ts from 'typescript';
import type {ApiParameter, ApiSignature, RichText, TypeText} from '../../../site/apiData';
import type {Comment} from './comments';
import type {TypeTexts} from './typeText';
import {givenTypeOf, type CompilerView} from '../symbols';

/** The only signature of what is nothing but a function: neither overloaded, nor a component class. */
export function callSignatureOf(symbol: ts.Symbol | undefined, view: CompilerView): ts.Signature | undefined {
  const type = symbol && givenTypeOf(symbol, view);
  const signatures = type?.getCallSignatures() ?? [];
  const isPlainFunction = type?.getConstructSignatures().length === 0 && type.getProperties().length === 0;
  return isPlainFunction && signatures.length === 1 ? signatures[0] : undefined;
}

export interface SignatureRequest {
  readonly signature: ts.Signature;
  /** The same one with every type parameter replaced by what it may be at most. */
  readonly constrained: ts.Signature | undefined;
  readonly replacedParameters: ReadonlySet<string>;
  readonly comment: Comment;
  readonly texts: TypeTexts;
}

export interface SignatureReading {
  readonly signature: ApiSignature;
  /** Names in the comment that the type has no parameter for. */
  readonly strangers: readonly string[];
  /** The first parameter whose type cannot be printed, or `returns`. */
  readonly unprintable: string | undefined;
}

/**
 * The description of each parameter: by its name, or else by its place, if the comment calls it otherwise than the
 * type does.
 */
function describe(names: readonly string[], comments: ReadonlyMap<string, RichText>): (RichText | undefined)[] {
  const described = [...comments.keys()];
  return names.map((name, index) => {
    const own = comments.get(name);
    const sameplace = described[index];
    return own ?? (sameplace !== undefined && !names.includes(sameplace) ? comments.get(sameplace) : undefined);
  });
}

const UNPRINTABLE: TypeText = ['any'];

/** The parameters and the return value of a function, with what its comment says of them. */
export function readSignature(request: SignatureRequest): SignatureReading {
  const {signature, constrained, replacedParameters, comment, texts} = request;
  const printed = texts.printParameters(signature, constrained, replacedParameters);
  const names = printed.map(({name}) => name.replace(/^\.{3}/, ''));
  const descriptions = describe(names, comment.parameters);
  const parameters = printed.map(({name, type, optional}, index): ApiParameter => {
    return {name, type: type ?? UNPRINTABLE, optional, description: descriptions[index] ?? []};
  });
  const returned = signature.getReturnType();
  const returnType = texts.print({
    type: returned,
    constrainedType: constrained?.getReturnType(),
    replacedParameters,
    isOptional: false,
  });
  const isNothing = (returned.flags & ts.TypeFlags.Void) !== 0 && comment.returns.length === 0;
  const broken = printed.find(({type}) => type === undefined)?.name;
  return {
    signature: {
      parameters,
      returns: isNothing ? null : {type: returnType ?? UNPRINTABLE, description: comment.returns},
    },
    strangers: [...comment.parameters.keys()].filter((name) => !names.includes(name)),
    unprintable: broken ?? (returnType === undefined ? 'returns' : undefined),
  };
}
