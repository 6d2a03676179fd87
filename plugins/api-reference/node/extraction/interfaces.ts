import ts from 'typescript';
import {PLANS} from '../../../../src/site/packages';
import type {ProductId} from '../../../../src/site/products';
import {didYouMean, RoomError} from '../../../kit/errors';
import type {ApiFeature, InterfaceApi, TypeText} from '../../types';
import {readComment} from './comments';
import type {Notice} from './notices';
import type {PackageSource} from './packages';
import {planMarker, type PlanForm} from './plans';
import type {ComponentProgram} from './program';
import type {PropReader} from './props';
import type {TypeTexts} from './typeText';

/** From how many interfaces on that an interface extends its properties are grouped by them. */
const LEAST_FEATURES = 5;

/** Words that a heading writes in capitals. */
const ACRONYMS: ReadonlySet<string> = new Set(['csv']);

/** An interface as one package exports it. */
interface Form {
  readonly source: PackageSource;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
}

function formsOf(name: string, productId: ProductId, {packages, exportsOf, checker}: ComponentProgram): Form[] {
  const inProduct = packages.filter((source) => source.productId === productId);
  const forms = inProduct.flatMap((source): Form[] => {
    const symbol = exportsOf.get(source)?.get(name);
    const isType = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
    return isType ? [{source, symbol, type: checker.getDeclaredTypeOfSymbol(symbol)}] : [];
  });
  if (forms.length === 0) {
    const candidates = inProduct.flatMap((source) => [...(exportsOf.get(source)?.keys() ?? [])]);
    throw new RoomError(
      'api-reference',
      `no package of "${productId}" (${inProduct.map((source) => source.name).join(', ') || 'none is documented'}) ` +
        `exports the interface "${name}". Mend the option "pages".${didYouMean(name, [...new Set(candidates)])}`,
      {file: 'docusaurus.config.ts'},
    );
  }
  return forms;
}

/** The interface that declares a property, where it is one. */
function declaringInterface(property: ts.Symbol): string | undefined {
  const parent = property.declarations?.[0]?.parent;
  return parent && ts.isInterfaceDeclaration(parent) ? parent.name.text : undefined;
}

/**
 * The heading of what one of the interfaces behind `GridApi` holds: `GridRowSelectionApi` is `Row selection`, and what
 * another plan adds to a feature stays with it.
 */
export function featureTitle(interfaceName: string): string {
  const plans = PLANS.map(({name}) => name).join('|');
  const bare = interfaceName.replace(/^Grid(?=[A-Z])/, '').replace(new RegExp(`(?:${plans})?Api$`), '');
  const words = bare
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
  const text = words.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups methods by the `…Api` interface that declares each, where there are enough of them. Other interfaces are one list. */
function featuresOf(names: readonly string[], symbols: ReadonlyMap<string, ts.Symbol>): ApiFeature[] {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const symbol = symbols.get(name);
    const declaring = (symbol && declaringInterface(symbol)) ?? '';
    if (!declaring.endsWith('Api')) {
      return [];
    }
    const title = featureTitle(declaring);
    groups.set(title, [...(groups.get(title) ?? []), name]);
  }
  return groups.size < LEAST_FEATURES
    ? []
    : [...groups]
        .map(([title, members]) => ({title, names: members}))
        .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The symbol that holds the comment and the type parameters: behind an alias for another interface, that interface. */
function declaredSymbol({symbol, type}: Form): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  return isAlias && type.symbol?.flags & ts.SymbolFlags.Interface ? type.symbol : symbol;
}

function textOfDeclaration(form: Form, texts: TypeTexts): TypeText {
  return texts.printDeclaration(form.symbol, form.type);
}

/**
 * An interface or type that has a page: its properties as the highest plan has them, each with the least plan that has it.
 *
 * @throws a {@link RoomError} where no package exports it, or the type of a property cannot be printed
 */
export function extractInterface(
  name: string,
  productId: ProductId,
  opened: ComponentProgram,
  reader: PropReader,
  texts: TypeTexts,
): {readonly api: InterfaceApi; readonly notices: readonly Notice[]} {
  const forms = formsOf(name, productId, opened);
  const [home, fullest] = [forms[0], forms.at(-1)];
  if (!home || !fullest) {
    throw new RoomError('api-reference', `the compiler gives no interface for "${name}".`);
  }
  const {checker} = opened;
  const planForms = forms.map(({source, type}): PlanForm => {
    return {plan: source.plan, names: new Set(checker.getPropertiesOfType(type).map((property) => property.name))};
  });
  const {props, symbols, notices} = reader.read({
    name,
    word: 'property',
    type: fullest.type,
    constrainedType: () => undefined,
    replacedParameters: new Set(),
    planOf: planMarker(planForms, home.source.plan, opened.packages),
  });
  const comment = readComment(home.symbol, checker);
  const described = comment.description.length > 0 ? comment : readComment(declaredSymbol(home), checker);
  return {
    api: {
      kind: 'interface',
      name,
      productId,
      packageName: home.source.name,
      packageVersion: home.source.version,
      plan: home.source.plan,
      importPaths: forms.map(({source}) => source.name),
      description: described.description,
      declaration: textOfDeclaration(fullest, texts),
      properties: props,
      features: featuresOf(
        props.map((property) => property.name),
        symbols,
      ),
    },
    notices,
  };
}
