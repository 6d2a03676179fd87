import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import ts from 'typescript';
import {PluginError} from '../../errors';
import {projectPath} from '../../project';
import {moduleFolder, readManifest} from './packages';

/** An exported object that has a global name for each class. */
export interface ClassesObject {
  /** The file that declares it. */
  readonly file: string;
  /** The name under which it is exported; `default` for a default export. */
  readonly exportName: string;
  /** The name of the variable that holds it. */
  readonly variable: string;
  readonly packageName: string;
  /** The folder of the package. */
  readonly folder: string;
}

type ClassNames = Readonly<Record<string, string>>;

function stringsOf(node: ts.Expression | undefined): string[] {
  return node && ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []))
    : [];
}

/** The names that a source gives to a variable by `generateUtilityClasses('MuiTreeItem', ['root', …])`. */
function generatedNames({folder, file, variable}: ClassesObject): ClassNames | undefined {
  const relative = path.relative(folder, file).replace(/\.d\.ts$/, '.js');
  const source = path.join(moduleFolder(folder), relative);
  if (!existsSync(source)) {
    return undefined;
  }
  const tree = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.ES2022, true);
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations]);
  const call = declarations.find(({name}) => ts.isIdentifier(name) && name.text === variable)?.initializer;
  if (!call || !ts.isCallExpression(call) || !call.expression.getText().endsWith('enerateUtilityClasses')) {
    return undefined;
  }
  const [component, slots] = call.arguments;
  return component && ts.isStringLiteral(component)
    ? generateUtilityClasses(component.text, stringsOf(slots))
    : undefined;
}

/** The names in the build of the package for Node, of which only the module is loaded that the types lie beside. */
function loadedNames({folder, file, exportName, packageName}: ClassesObject): ClassNames {
  const buildFolder = path.dirname(path.join(folder, readManifest(folder).main ?? 'index.js'));
  const relative = path.relative(folder, file).replace(/\.d\.ts$/, '.js');
  const candidates = [path.join(buildFolder, relative), path.join(buildFolder, 'index.js')];
  const moduleFile = candidates.find((candidate) => existsSync(candidate));
  if (moduleFile === undefined) {
    throw new PluginError('api-reference', `${packageName} has no build for Node to read "${exportName}" from.`, {
      file: projectPath(candidates[0] ?? buildFolder),
    });
  }
  const loaded = createRequire(moduleFile)(moduleFile) as Readonly<Record<string, ClassNames>>;
  return loaded[exportName] ?? {};
}

/**
 * The names an installed package really uses, by its exported object such as `treeItemClasses`: the types say only that
 * each name is a string. They are read from the source, because to load it means to load React and all that a component
 * imports, which takes a second; only what is not made the usual way is loaded.
 *
 * @throws a {@link PluginError} if the package has no build to read them from
 */
export function classNamesOf(object: ClassesObject): ClassNames {
  return generatedNames(object) ?? loadedNames(object);
}
