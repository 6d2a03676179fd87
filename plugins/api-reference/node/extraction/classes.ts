import type ts from 'typescript';
import {PluginError} from '../../../../src/node/errors';
import type {ApiClass} from '../../types';
import {classNamesOf, type ClassesObject} from './classNames';
import {readComment} from './comments';
import type {FoundComponent} from './components';
import type {ComponentProgram} from './program';
import {givenTypeOf} from './symbols';
import {packageOfFile} from '../../../../src/node/packages/documentedPackages';
import {resolveAlias} from '../../../../src/node/packages/symbols';
import {locationOfSymbol, type PackageSource} from './packages';

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
  const {program, checker, scope, packages} = opened;
  const source = packageWithClasses(file, packages);
  const sourceFile = program.getSourceFile(file);
  const moduleSymbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  const candidate = (moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : []).find((symbol) => {
    // An object may be declared first and exported as the default after.
    const declared = resolveAlias(symbol, checker);
    if (declared.valueDeclaration?.getSourceFile() !== sourceFile) {
      return false;
    }
    const type = checker.getTypeOfSymbolAtLocation(declared, scope);
    return type.getCallSignatures().length === 0 && keys.every((key) => type.getProperty(key.name) !== undefined);
  });
  if (!candidate || !source) {
    return undefined;
  }
  const variable = resolveAlias(candidate, checker).name;
  return {file, exportName: candidate.name, variable, packageName: source.name, folder: source.folder};
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
  const files = [component.symbol, keys[0]].flatMap(
    (symbol) => symbol?.declarations?.[0]?.getSourceFile().fileName ?? [],
  );
  for (const file of files) {
    const found = classesObjectIn(file, keys, opened);
    if (found) {
      return found;
    }
  }
  return undefined;
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
 * @throws a {@link PluginError} where the package exports no names for the interface, or lacks one
 */
export function readClasses(
  component: FoundComponent,
  classesProp: ts.Symbol | undefined,
  opened: ComponentProgram,
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
  return keys.map((key): ApiClass => {
    const className = names[key.name];
    if (className === undefined) {
      throw new PluginError(
        'api-reference',
        `"${found.exportName}" of ${found.packageName} has no name for the class "${key.name}" of ${component.name}.`,
        locationOfSymbol(key),
      );
    }
    return {
      rule: key.name,
      className,
      isState: className.startsWith(STATE_PREFIX),
      description: readComment(key, checker).description,
    };
  });
}
