import path from 'node:path';
import ts from 'typescript';
import {PluginError} from '../../errors';
import {LISTED_PRODUCT} from '../../../site/apiPaths';
import type {ApiSelector, TypeText} from '../../../site/apiData';
import {readComment} from './comments';
import {paidPlanOf} from './events';
import {filesOfSymbol, locationOfSymbol, typeOf} from '../symbols';
import type {PackageSource} from './packages';
import type {ComponentProgram} from './openPackages';
import type {TypeTexts} from './typeText';

/** How the packages name selectors: not the hook `useGridSelector`, nor components such as a selector of densities. */
const SELECTOR_NAME = /^(?!use)[a-z]\w*Selector$/;

/** Words of a name or a category as a heading has them: `ColumnGrouping`, `Visible Columns`. */
function asHeading(words: string): string {
  const spaced = words.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The part of the grid that a selector is about: what its comment says, or else the folder of the feature it lies in. */
function featureOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const category = symbol.getJsDocTags(checker).find(({name}) => name === 'category');
  const [file = ''] = filesOfSymbol(symbol);
  const folder = /\/hooks\/features\/([^/]+)\//.exec(file)?.[1] ?? path.basename(path.dirname(file));
  return asHeading(category ? ts.displayPartsToString(category.text) : folder);
}

function readSelector(
  symbol: ts.Symbol,
  packages: readonly PackageSource[],
  opened: ComponentProgram,
  texts: TypeTexts,
): ApiSelector {
  const {description, deprecation} = readComment(symbol, opened.checker);
  const type = typeOf(symbol, opened);
  const print = (part: ts.Type | undefined, what: string): TypeText => {
    const text = part && texts.print({type: part, isOptional: false});
    if (text === undefined) {
      const problem = `the type of the ${what} of the selector "${symbol.name}" cannot be printed.`;
      throw new PluginError('api-reference', problem, locationOfSymbol(symbol));
    }
    return text;
  };
  // One that takes `apiRef` has two signatures: the second takes the state, as that of a plain function does.
  const signature = type.getCallSignatures().at(-1);
  const state = signature?.getParameters()[0];
  return {
    name: symbol.name,
    feature: featureOf(symbol, opened.checker),
    description,
    deprecation,
    acceptsApiRef: type.getProperty('acceptsApiRef') !== undefined,
    state: print(state && typeOf(state, opened), 'state'),
    result: print(signature?.getReturnType(), 'result'),
    plan: paidPlanOf(symbol, packages),
  };
}

/**
 * The selectors of the grid that its packages export and document, by feature and name.
 *
 * @param texts prints types; names in them open as those on the pages of the grid
 * @throws a {@link PluginError} if a type cannot be printed
 */
export function readSelectors(opened: ComponentProgram, texts: TypeTexts): ApiSelector[] {
  const packages = opened.packages.filter(({productId}) => productId === LISTED_PRODUCT);
  const exported = new Map(packages.flatMap((source) => [...(opened.exportsOf.get(source) ?? [])]));
  return [...exported]
    .filter(([name, symbol]) => SELECTOR_NAME.test(name) && !readComment(symbol, opened.checker).isIgnored)
    .map(([, symbol]) => readSelector(symbol, packages, opened, texts))
    .sort((a, b) => a.feature.localeCompare(b.feature, 'en') || a.name.localeCompare(b.name, 'en'));
}
