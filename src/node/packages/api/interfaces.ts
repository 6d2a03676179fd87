import ts from 'typescript';
import {PLANS} from '../../../site/packages';
import type {ProductId} from '../../../site/products';
import {PluginError} from '../../errors';
import type {ApiFeature, InterfaceApi} from '../../../site/apiData';
import {readComment} from './comments';
import type {Notice} from './notices';
import type {PackageSource} from './packages';
import {planMarker, type PlanForm} from './plans';
import {missingExport, type ComponentProgram} from './openPackages';
import type {PropReader} from './props';
import type {TypeTexts} from './typeText';

/** From how many properties on they are too many for one list. */
const LONG_LIST = 60;

/** Words that a heading writes in capitals. */
const ACRONYMS: ReadonlySet<string> = new Set(['csv']);

/** An interface as one package exports it. */
interface Form {
  readonly source: PackageSource;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
}

function formsOf(name: string, productId: ProductId, opened: ComponentProgram): Form[] {
  const inProduct = opened.packages.filter((source) => source.productId === productId);
  const forms = inProduct.flatMap((source): Form[] => {
    const symbol = opened.exportsOf.get(source)?.get(name);
    const isType = symbol && symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
    return isType ? [{source, symbol, type: opened.checker.getDeclaredTypeOfSymbol(symbol)}] : [];
  });
  if (forms.length === 0) {
    throw missingExport(`the interface "${name}"`, name, productId, opened);
  }
  return forms;
}

/** An interface that stands for a feature: `GridSortApi`, but neither `GridApiCommon` nor what else extends it. */
const FEATURE_NAME = /^Grid(?!Api)\w+Api$/;

/**
 * The heading of what one of the interfaces behind `GridApi` holds: `GridRowSelectionApi` is `Row selection`, and what
 * another plan adds to a feature stays with it.
 */
function featureTitle(interfaceName: string): string {
  const plans = PLANS.map(({name}) => name).join('|');
  const bare = interfaceName.replace(/^Grid(?=[A-Z])/, '').replace(new RegExp(`(?:${plans})?Api$`), '');
  const words = bare
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
  const text = words.map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The interfaces for features that an interface extends, also by way of others. */
function featureTypesOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (FEATURE_NAME.test(type.symbol.name)) {
    return [type];
  }
  const target = (type as Partial<ts.TypeReference>).target ?? type;
  return target.isClassOrInterface()
    ? checker.getBaseTypes(target).flatMap((base) => featureTypesOf(base, checker))
    : [];
}

/**
 * Groups many properties by the interfaces for features that an interface extends.
 *
 * @throws a {@link PluginError} if a property belongs to none
 */
function featuresOf(name: string, {type}: Form, properties: readonly string[], checker: ts.TypeChecker): ApiFeature[] {
  if (properties.length < LONG_LIST) {
    return [];
  }
  const titles = new Map<string, string>();
  for (const feature of featureTypesOf(type, checker)) {
    for (const property of checker.getPropertiesOfType(feature)) {
      titles.set(property.name, titles.get(property.name) ?? featureTitle(feature.symbol.name));
    }
  }
  const homeless = properties.find((property) => !titles.has(property));
  if (homeless !== undefined) {
    const what = `"${homeless}" of ${name} belongs to no interface that stands for a feature, such as GridSortApi.`;
    throw new PluginError('api-reference', what, {file: 'src/node/packages/api/interfaces.ts'});
  }
  return [...new Set(titles.values())]
    .map((title) => ({title, names: properties.filter((property) => titles.get(property) === title)}))
    .filter(({names}) => names.length > 0)
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** The symbol that holds the comment and the type parameters: behind an alias for another interface, that interface. */
function declaredSymbol({symbol, type}: Form): ts.Symbol {
  const isAlias = (symbol.flags & ts.SymbolFlags.TypeAlias) !== 0;
  return isAlias && type.symbol?.flags & ts.SymbolFlags.Interface ? type.symbol : symbol;
}

/**
 * An interface or type that has a page: its properties as the highest plan has them, each with the least plan that has it.
 *
 * @throws a {@link PluginError} if no package exports it, or the type of a property cannot be printed
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
    throw new PluginError('api-reference', `the compiler gives no interface for "${name}".`);
  }
  const {checker} = opened;
  const planForms = forms.map(({source, type}): PlanForm => {
    return {plan: source.plan, names: new Set(checker.getPropertiesOfType(type).map((property) => property.name))};
  });
  const {props, notices} = reader.read({
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
      declaration: texts.printDeclaration(home.symbol, home.type),
      properties: props,
      features: featuresOf(
        name,
        fullest,
        props.map((property) => property.name),
        checker,
      ),
    },
    notices,
  };
}
