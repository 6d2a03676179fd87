import type ts from 'typescript';
import {PluginError} from '../../errors';
import type {ApiClass} from '../../../site/apiData';
import {classNamesOf, type ClassesObject} from './classNames';
import {readComment} from './comments';
import type {FoundComponent} from './components';
import type {ComponentProgram} from './openPackages';
import {packageOfFile} from '../documentedPackages';
import {exportsOfFile, filesOfSymbol, givenTypeOf, locationOfSymbol, typeOf} from '../symbols';
import type {PackageSource} from './packages';

/** What the class names of states begin with: they are the same for every component. */
const STATE_PREFIX = 'Mui-';

/** An installed package that class names are read from: a documented one, or the Material UI package behind it. */
interface ClassesPackage {
  readonly name: string;
  readonly folder: string;
}

const MUI_PACKAGE = /^(.*\/node_modules\/(@mui\/[^/]+))\//;

function packageWithClasses(file: string, packages: readonly PackageSource[]): ClassesPackage | undefined {
  const [, folder, name] = MUI_PACKAGE.exec(file) ?? [];
  const documented = packageOfFile(file, packages);
  return documented ?? (folder !== undefined && name !== undefined ? {name, folder} : undefined);
}

/** The exported object of a file that has every key. */
function classesObjectIn(
  file: string,
  keys: readonly ts.Symbol[],
  opened: ComponentProgram,
): ClassesObject | undefined {
  const source = packageWithClasses(file, opened.packages);
  const candidate = [...(exportsOfFile(file, opened.program) ?? [])].find(([, declared]) => {
    // An object may be declared first and exported as the default after.
    if (declared.valueDeclaration?.getSourceFile().fileName !== file) {
      return false;
    }
    const type = typeOf(declared, opened);
    return type.getCallSignatures().length === 0 && keys.every((key) => type.getProperty(key.name) !== undefined);
  });
  if (!candidate || !source) {
    return undefined;
  }
  const [exportName, {name: variable}] = candidate;
  return {file, exportName, variable, packageName: source.name, folder: source.folder};
}

/**
 * Where the names of a component's classes are: beside the component, since components that share an interface have names
 * of their own, or beside the interface.
 */
function findClassesObject(
  component: FoundComponent,
  keys: readonly ts.Symbol[],
  opened: ComponentProgram,
): ClassesObject | undefined {
  const [first] = keys;
  const files = [component.symbol, ...(first ? [first] : [])].flatMap((symbol) => filesOfSymbol(symbol)[0] ?? []);
  return files.map((file) => classesObjectIn(file, keys, opened)).find((found) => found !== undefined);
}

/** The classes that a component gives its elements: what its `classes` prop may name, or else what its package calls so. */
function classKeysOf(
  component: FoundComponent,
  classesProp: ts.Symbol | undefined,
  opened: ComponentProgram,
): readonly ts.Symbol[] {
  const {checker, exportsOf} = opened;
  if (classesProp) {
    return checker.getPropertiesOfType(givenTypeOf(classesProp, opened));
  }
  // An axis of a chart takes no `classes`, but has them.
  const exported = exportsOf.get(component.home)?.get(`${component.name}Classes`);
  return exported ? checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported)) : [];
}

/**
 * The CSS classes of a component: every key of the interface behind them, with the name in the page.
 *
 * @param classesProp the compiler's `classes` prop, if the component has one
 * @param onUnnamed gets the problem of a class that has no name in the page, which is left out
 * @throws a {@link PluginError} if the package exports no names for the interface, or lacks one and nobody asks for the problem
 */
export function readClasses(
  component: FoundComponent,
  classesProp: ts.Symbol | undefined,
  opened: ComponentProgram,
  onUnnamed?: (problem: PluginError) => void,
): ApiClass[] {
  const {checker} = opened;
  const keys = classKeysOf(component, classesProp, opened);
  if (keys.length === 0) {
    return [];
  }
  const found = findClassesObject(component, keys, opened);
  if (!found) {
    throw new PluginError(
      'api-reference',
      `${component.name} takes "classes", but no exported object gives their names in the page.`,
      locationOfSymbol(keys[0] ?? component.symbol),
    );
  }
  const names = classNamesOf(found);
  return keys.flatMap((key): ApiClass[] => {
    const className = names[key.name];
    if (className !== undefined) {
      const isState = className.startsWith(STATE_PREFIX);
      return [{rule: key.name, className, isState, description: readComment(key, checker).description}];
    }
    const problem = new PluginError(
      'api-reference',
      `"${found.exportName}" of ${found.packageName} has no name for the class "${key.name}" of ${component.name}.`,
      locationOfSymbol(key),
    );
    if (!onUnnamed) {
      throw problem;
    }
    onUnnamed(problem);
    return [];
  });
}
