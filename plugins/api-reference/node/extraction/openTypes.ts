import ts from 'typescript';
import type {ProductId} from '../../../../src/site/products';
import {apiPageAddress} from '../../addresses';
import type {ApiType, ApiTypeMember, ProductTypes, TypeText} from '../../types';
import {readComment} from './comments';
import {fileOfSymbol, packageOfFile, placeOfSymbol, type PackageSource} from './packages';
import {printMember} from './memberTypes';
import {isOptional, type CompilerView} from './symbols';
import {TypeTexts, type TypeNames} from './typeText';
import {RoomError} from '../../../kit/errors';

/** What {@link OpenTypes} needs to know of the compiler. */
export interface TypeWorld extends CompilerView {
  readonly packages: readonly PackageSource[];
}

const OPENABLE = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum | ts.SymbolFlags.Class;

/** Tells whether a reader gains from seeing the members of a type rather than the type as text. */
function isListOfMembers(type: ts.Type, checker: ts.TypeChecker): boolean {
  return (
    !type.isUnion() &&
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    (checker.getPropertiesOfType(type).length > 0 || checker.getIndexInfosOfType(type).length > 0)
  );
}

/**
 * The types behind the names in a product's types: each name that is printed is noted, and opens to its members, whose
 * types may hold more names. Only what the documented packages declare opens: a reader of an API page knows React, and
 * Material UI has its own pages.
 */
export class OpenTypes implements TypeNames {
  private readonly ids = new Map<ts.Symbol, string>();
  private readonly taken = new Set<string>();
  private readonly waiting: ts.Symbol[] = [];
  /** Prints types whose names open to the types of this product. */
  readonly texts: TypeTexts;
  /** Members whose types cannot be printed. */
  readonly faults: RoomError[] = [];

  /** @param pageNames the interfaces of the product that have a page */
  constructor(
    private readonly world: TypeWorld,
    private readonly productId: ProductId,
    private readonly pageNames: ReadonlySet<string>,
  ) {
    this.texts = new TypeTexts(world.checker, world.scope, this);
  }

  idOf(symbol: ts.Symbol): string | undefined {
    const known = this.ids.get(symbol);
    if (known !== undefined) {
      return known;
    }
    if ((symbol.flags & OPENABLE) === 0 || !packageOfFile(fileOfSymbol(symbol), this.world.packages)) {
      return undefined;
    }
    let id = symbol.name;
    for (let count = 2; this.taken.has(id); count += 1) {
      id = `${symbol.name}${count}`;
    }
    this.taken.add(id);
    this.ids.set(symbol, id);
    this.waiting.push(symbol);
    return id;
  }

  /** Every type whose name was printed so far, and every one that those lead to, by id. */
  read(): ProductTypes {
    const types: Record<string, ApiType> = {};
    for (let symbol = this.waiting.shift(); symbol; symbol = this.waiting.shift()) {
      const id = this.ids.get(symbol) ?? symbol.name;
      types[id] = this.readType(symbol, id);
    }
    return types;
  }

  private readType(symbol: ts.Symbol, id: string): ApiType {
    const {checker} = this.world;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isEnum = (symbol.flags & ts.SymbolFlags.Enum) !== 0;
    const members = isEnum
      ? this.enumMembers(symbol)
      : isListOfMembers(type, checker)
        ? this.members(type, symbol.name)
        : [];
    const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
    const behind = isAlias ? this.texts.printBehindAlias(type) : this.texts.print({type, isOptional: false});
    return {
      id,
      name: symbol.name,
      description: readComment(symbol, checker).description,
      text: members.length > 0 ? null : (behind ?? this.writtenAlias(symbol)),
      members,
      inherits: isEnum || members.length === 0 ? [] : this.inheritedTypes(type),
      href: this.pageNames.has(symbol.name) ? apiPageAddress(this.productId, symbol.name) : null,
    };
  }

  /** An alias that the compiler could not make sense of, as its author wrote it. */
  private writtenAlias(symbol: ts.Symbol): TypeText | null {
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    return declaration ? this.texts.printWritten(declaration.type) : null;
  }

  private isDocumented(symbol: ts.Symbol | undefined): boolean {
    return symbol !== undefined && packageOfFile(fileOfSymbol(symbol), this.world.packages) !== undefined;
  }

  private members(type: ts.Type, owner: string): ApiTypeMember[] {
    const {checker} = this.world;
    const listed = checker.getPropertiesOfType(type).flatMap((symbol): ApiTypeMember[] => {
      if (!this.isDocumented(symbol)) {
        return [];
      }
      const {description, defaultValue, deprecation, isIgnored} = readComment(symbol, checker);
      const facts = {name: symbol.name, required: !isOptional(symbol), defaultValue, deprecation, description};
      return isIgnored ? [] : [{...facts, type: this.memberType(symbol, owner)}];
    });
    const indexed = checker.getIndexInfosOfType(type).map(({keyType, type: valueType}): ApiTypeMember => {
      const key = this.texts.print({type: keyType, isOptional: false}) ?? [];
      const keyText = key.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      return {
        name: `[key: ${keyText}]`,
        type: this.texts.print({type: valueType, isOptional: false}) ?? ['any'],
        required: false,
        defaultValue: null,
        deprecation: null,
        description: [],
      };
    });
    return [...listed, ...indexed];
  }

  private memberType(symbol: ts.Symbol, owner: string): TypeText {
    const {text} = printMember(symbol, this.texts, this.world, {isOptional: isOptional(symbol)});
    if (text === undefined) {
      const what =
        `the type of "${symbol.name}" of ${owner} cannot be printed, which the pages of "${this.productId}" open to. ` +
        "Mend the package's types.";
      this.faults.push(new RoomError('api-reference', what, placeOfSymbol(symbol)));
    }
    return text ?? ['any'];
  }

  private enumMembers(symbol: ts.Symbol): ApiTypeMember[] {
    const {checker} = this.world;
    return [...(symbol.exports?.values() ?? [])].map((member) => {
      const {description, deprecation} = readComment(member, checker);
      const declaration = member.valueDeclaration;
      const value = declaration && ts.isEnumMember(declaration) ? checker.getConstantValue(declaration) : undefined;
      const type: TypeText = [typeof value === 'string' ? `'${value}'` : String(value)];
      return {name: member.name, type, required: true, defaultValue: null, deprecation, description};
    });
  }

  /** The types of other packages that a type extends, also by way of another: their members are not listed. */
  private inheritedTypes(type: ts.Type): TypeText[] {
    const texts = new Map<string, TypeText>();
    for (const base of this.foreignBases(type)) {
      // Only an alias gives itself: for what it stands for.
      const text =
        base === type ? this.texts.printBehindAlias(base) : this.texts.print({type: base, isOptional: false});
      if (text) {
        texts.set(JSON.stringify(text), text);
      }
    }
    return [...texts.values()];
  }

  private foreignBases(type: ts.Type): ts.Type[] {
    const {checker} = this.world;
    const properties = checker.getPropertiesOfType(type);
    if (properties.every((property) => this.isDocumented(property))) {
      return [];
    }
    const parts = type.isIntersection() ? type.types : type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
    return parts.length > 0 ? parts.flatMap((part) => this.foreignBases(part)) : [type];
  }
}
