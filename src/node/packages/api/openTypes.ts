import ts from 'typescript';
import type {ProductId} from '../../../site/products';
import {apiPagePath} from '../../../site/apiPaths';
import {printedType, type ApiType, type ApiTypeMember, type ProductTypes, type TypeText} from '../../../site/apiData';
import {readComment} from './comments';
import {isUnusedMember, ownDefault} from './exclusions';
import {packageOfFile} from '../documentedPackages';
import {isOptional, locationOfSymbol, resolveAlias} from '../symbols';
import type {ComponentProgram} from './openPackages';
import {fileOfSymbol} from './packages';
import {printMember} from './memberTypes';
import {asTypeReference, isLookedUp} from './typeNodes';
import {TypeTexts, type TypeNames} from './typeText';
import {PluginError} from '../../errors';

const OPENABLE = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum | ts.SymbolFlags.Class;

/** Whether a reader gains from seeing the members of a type rather than the type as text. */
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

/** What a type is declared to be made of: what an interface extends, the parts of an intersection, or all of an alias. */
function partsOf(symbol: ts.Symbol): ts.TypeNode[] {
  return (symbol.declarations ?? []).flatMap((declaration): ts.TypeNode[] => {
    if (ts.isInterfaceDeclaration(declaration)) {
      return (declaration.heritageClauses ?? []).flatMap(({types}) => [...types]);
    }
    if (!ts.isTypeAliasDeclaration(declaration)) {
      return [];
    }
    return ts.isIntersectionTypeNode(declaration.type) ? [...declaration.type.types] : [declaration.type];
  });
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
  readonly problems: PluginError[] = [];

  /** @param pageNames the interfaces of the product that have a page */
  constructor(
    private readonly opened: ComponentProgram,
    private readonly productId: ProductId,
    private readonly pageNames: ReadonlySet<string>,
  ) {
    this.texts = new TypeTexts(opened.checker, opened.scope, this);
  }

  idOf(symbol: ts.Symbol): string | undefined {
    const known = this.ids.get(symbol);
    if (known !== undefined) {
      return known;
    }
    if ((symbol.flags & OPENABLE) === 0 || !packageOfFile(fileOfSymbol(symbol), this.opened.packages)) {
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
    const {checker} = this.opened;
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const isEnum = (symbol.flags & ts.SymbolFlags.Enum) !== 0;
    const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    const text = alias ? this.behindAlias(alias, type) : null;
    const isList = !(alias && this.texts.isNameAlone(symbol, type)) && isListOfMembers(type, checker);
    const members = isEnum ? this.enumMembers(symbol) : isList ? this.members(type, symbol.name) : [];
    return {
      id,
      name: symbol.name,
      description: readComment(symbol, checker).description,
      text: members.length > 0 ? null : text,
      members,
      inherits: isEnum || members.length === 0 ? [] : this.inheritedTypes(symbol),
      href: this.pageNames.has(symbol.name) ? apiPagePath(this.productId, symbol.name) : null,
    };
  }

  /** What an alias stands for: as its author wrote it, unless the compiler can look up what it means. */
  private behindAlias(alias: ts.TypeAliasDeclaration, type: ts.Type): TypeText {
    const resolved = isLookedUp(alias.type) ? this.texts.printBehindAlias(type, alias.type) : undefined;
    return resolved ?? this.texts.printWritten(alias.type);
  }

  private isDocumented(symbol: ts.Symbol | undefined): boolean {
    return symbol !== undefined && packageOfFile(fileOfSymbol(symbol), this.opened.packages) !== undefined;
  }

  private members(type: ts.Type, owner: string): ApiTypeMember[] {
    const {checker} = this.opened;
    const listed = checker.getPropertiesOfType(type).flatMap((symbol): ApiTypeMember[] => {
      if (!this.isDocumented(symbol) || isUnusedMember(owner, symbol.name)) {
        return [];
      }
      const {description, defaultValue, deprecation, isIgnored} = readComment(symbol, checker);
      const {name} = symbol;
      const known = ownDefault(owner, name) ?? defaultValue;
      const facts = {name, required: !isOptional(symbol), defaultValue: known, deprecation, description};
      return isIgnored ? [] : [{...facts, type: this.memberType(symbol, owner)}];
    });
    const indexed = checker.getIndexInfosOfType(type).map(({keyType, type: valueType}): ApiTypeMember => {
      const key = this.texts.print({type: keyType, isOptional: false}) ?? [];
      return {
        name: `[key: ${printedType(key)}]`,
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
    const {text} = printMember(symbol, this.texts, this.opened, {isOptional: isOptional(symbol)});
    if (text === undefined) {
      const what =
        `the type of "${symbol.name}" of ${owner} cannot be printed, which the pages of "${this.productId}" open to. ` +
        "Fix the package's types.";
      this.problems.push(new PluginError('api-reference', what, locationOfSymbol(symbol)));
    }
    return text ?? ['any'];
  }

  private enumMembers(symbol: ts.Symbol): ApiTypeMember[] {
    const {checker} = this.opened;
    return [...(symbol.exports?.values() ?? [])].map((member) => {
      const {description, deprecation} = readComment(member, checker);
      const declaration = member.valueDeclaration;
      const value = declaration && ts.isEnumMember(declaration) ? checker.getConstantValue(declaration) : undefined;
      const type: TypeText = [typeof value === 'string' ? `'${value}'` : String(value)];
      return {name: member.name, type, required: true, defaultValue: null, deprecation, description};
    });
  }

  /** The types of other packages that a type extends, also by way of another: their members are not listed. */
  private inheritedTypes(symbol: ts.Symbol): TypeText[] {
    const texts = this.foreignParts(symbol).map((part) => this.texts.printWritten(part));
    return [...new Map(texts.map((text) => [JSON.stringify(text), text])).values()];
  }

  private foreignParts(symbol: ts.Symbol): ts.TypeNode[] {
    const {checker} = this.opened;
    return partsOf(symbol).flatMap((part) => {
      const name = ts.isTypeReferenceNode(part)
        ? part.typeName
        : ts.isExpressionWithTypeArguments(part) && part.expression;
      const local = name ? checker.getSymbolAtLocation(name) : undefined;
      const named = local && resolveAlias(local, checker);
      if (named && this.isDocumented(named)) {
        return this.foreignParts(named);
      }
      const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(part));
      const isForeign = properties.some((property) => !this.isDocumented(property));
      return isForeign ? [ts.isExpressionWithTypeArguments(part) ? asTypeReference(part) : part] : [];
    });
  }
}
