import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {RoomError} from '../../../kit/errors';
import {projectPath} from '../../../kit/project';
import type {ApiClass} from '../../types';
import {readComment} from './comments';
import type {ComponentProgram, FoundComponent} from './components';
import {packageOfFile, placeOfSymbol, readManifest, type PackageSource} from './packages';

/** What the class names of states begin with: they are the same for every component. */
const STATE_PREFIX = 'Mui-';

/**
 * The names an installed package really uses, by its exported object such as `treeItemClasses`: the build of the package
 * for Node is asked, because the types say only that each name is a string. Of that build only the one module that the
 * types lie beside is loaded, where there is one: the whole package would take a second.
 */
function loadClassNames(file: string, exportName: string, source: PackageSource): Readonly<Record<string, string>> {
  const buildFolder = path.dirname(path.join(source.folder, readManifest(source.folder).main ?? 'index.js'));
  const relative = path.relative(source.folder, file).replace(/\.d\.ts$/, '.js');
  const candidates = [path.join(buildFolder, relative), path.join(buildFolder, 'index.js')];
  const moduleFile = candidates.find((candidate) => existsSync(candidate));
  if (moduleFile === undefined) {
    throw new RoomError('api-reference', `${source.name} has no build for Node to read "${exportName}" from.`, {
      file: projectPath(candidates[0] ?? buildFolder),
    });
  }
  const loaded = createRequire(moduleFile)(moduleFile) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  return loaded[exportName] ?? {};
}

/** The exported object beside an interface that has a global name for each of its keys. */
function findClassesObject(
  keys: readonly ts.Symbol[],
  {checker, scope}: ComponentProgram,
): {readonly file: string; readonly name: string} | undefined {
  const sourceFile = keys[0]?.declarations?.[0]?.getSourceFile();
  const moduleSymbol = sourceFile && checker.getSymbolAtLocation(sourceFile);
  if (!moduleSymbol) {
    return undefined;
  }
  const candidate = checker.getExportsOfModule(moduleSymbol).find((symbol) => {
    const type = symbol.valueDeclaration && checker.getTypeOfSymbolAtLocation(symbol, scope);
    return (
      type !== undefined &&
      type.getCallSignatures().length === 0 &&
      keys.every((key) => type.getProperty(key.name) !== undefined || type.getStringIndexType() !== undefined)
    );
  });
  return candidate && {file: sourceFile.fileName, name: candidate.name};
}

/**
 * The CSS classes of a component: every key of the interface behind its `classes` prop, with the name in the page.
 *
 * @param classesProp the compiler's `classes` prop, if the component has one
 * @throws a {@link RoomError} where the package exports no names for the interface, or lacks one
 */
export function readClasses(
  component: FoundComponent,
  classesProp: ts.Symbol | undefined,
  opened: ComponentProgram,
): ApiClass[] {
  const {checker, scope, packages} = opened;
  const type = classesProp && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(classesProp, scope));
  const keys = type ? checker.getPropertiesOfType(type) : [];
  if (!classesProp || keys.length === 0) {
    return [];
  }
  const found = findClassesObject(keys, opened);
  const source = found && packageOfFile(found.file, packages);
  if (!found || !source) {
    throw new RoomError(
      'api-reference',
      `${component.name} takes "classes", but no exported object gives their names in the page.`,
      placeOfSymbol(keys[0] ?? classesProp),
    );
  }
  const names = loadClassNames(found.file, found.name, source);
  return keys.map((key): ApiClass => {
    const className = names[key.name];
    if (className === undefined) {
      throw new RoomError(
        'api-reference',
        `"${found.name}" of ${source.name} has no name for the class "${key.name}" of ${component.name}.`,
        placeOfSymbol(key),
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
