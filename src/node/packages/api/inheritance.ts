import ts from 'typescript';
import type {ApiInheritance} from '../../../site/apiData';
import {kebabCase} from '../../../site/apiPaths';
import {readInstalledManifest} from '../../project';
import type {ComponentProgram} from './openPackages';
import {exportsOfFile, filesOfSymbol, givenTypeOf, membersOf, typeOf} from '../symbols';

/** The type that a `ref` gives, out of `Ref<HTMLUListElement>`. */
function refTargetOf(ref: ts.Symbol | undefined, opened: ComponentProgram): ts.Type | undefined {
  if (!ref) {
    return undefined;
  }
  const current = membersOf(givenTypeOf(ref, opened), opened.checker).get('current');
  return current && givenTypeOf(current, opened);
}

/**
 * What the `ref` of a component gives. A component that is a plain function gets no `ref`, whatever its props say: React
 * keeps it for itself.
 */
export function refOf(
  component: ts.Symbol,
  ref: ts.Symbol | undefined,
  opened: ComponentProgram,
): {readonly target: ts.Type | undefined; readonly text: string | null} {
  const isPlain = component.valueDeclaration !== undefined && ts.isFunctionDeclaration(component.valueDeclaration);
  const target = isPlain ? undefined : refTargetOf(ref, opened);
  // What nothing is known of, the compiler narrows to `{}`.
  const isKnown = target && target.symbol && (target.symbol.flags & ts.SymbolFlags.Interface) !== 0;
  return {target, text: target ? (isKnown ? opened.checker.typeToString(target, opened.scope) : 'unknown') : null};
}

/**
 * The tag of the element with the given DOM type, by the compiler's own tables of tags: `HTMLUListElement` gives `ul`.
 *
 * @returns `null` if no tag or more than one has the type, as with `HTMLElement`
 */
function tagOf(elementType: ts.Type, opened: ComponentProgram): string | null {
  const {checker, scope} = opened;
  const interfaces = checker.getSymbolsInScope(scope, ts.SymbolFlags.Interface);
  const tables = interfaces.filter(({name}) => name === 'HTMLElementTagNameMap' || name === 'SVGElementTagNameMap');
  const tags = tables.flatMap((table) => checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(table)));
  const matching = tags.filter((tag) => typeOf(tag, opened) === elementType);
  return matching.length === 1 ? (matching[0]?.name ?? null) : null;
}

/** The element that the handlers of a component's native events say they are called on. */
function eventTargetOf(inherited: readonly ts.Symbol[], opened: ComponentProgram): ts.Type | undefined {
  const handler = inherited.find(({name}) => name === 'onClick' || name === 'onKeyDown');
  const [signature] = handler ? givenTypeOf(handler, opened).getCallSignatures() : [];
  const [event] = signature?.getParameters() ?? [];
  const currentTarget = event && givenTypeOf(event, opened).getProperty('currentTarget');
  const type = currentTarget && givenTypeOf(currentTarget, opened);
  // `EventTarget & HTMLDivElement`
  return type?.isIntersection() ? type.types.find((part) => part.symbol?.name !== 'EventTarget') : type;
}

/** A file of a Material UI component: its folder is named like the component. */
const MATERIAL_FILE = /^(.*\/@mui\/material\/([A-Z]\w*))\/[^/]+\.d\.ts$/;

/** How much of what a Material UI component declares a component must take to be said to inherit from it. */
const INHERITED_SHARE = 0.6;

/**
 * The Material UI component whose props a component takes: the one that most of them come from, if nearly all of its props
 * are there. To take over a few of another's props is no inheritance.
 */
function materialParent(own: readonly ts.Symbol[], opened: ComponentProgram): ApiInheritance['component'] {
  const names = new Set(own.map(({name}) => name));
  const folders = new Set(
    own.flatMap((symbol) => {
      const [, folder] = MATERIAL_FILE.exec(filesOfSymbol(symbol)[0] ?? '') ?? [];
      return folder === undefined ? [] : [folder];
    }),
  );
  const candidates = [...folders].flatMap((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    const propNames = materialProps(folder, name, opened);
    const shared = propNames.filter((prop) => names.has(prop));
    const isInherited = propNames.length > 0 && shared.length / propNames.length >= INHERITED_SHARE;
    return isInherited ? [{name, count: shared.length}] : [];
  });
  const [best] = candidates.sort((a, b) => b.count - a.count);
  const [major] = readInstalledManifest('@mui/material').version.split('.');
  return best ? {name: best.name, href: `https://v${major}.mui.com/material-ui/api/${kebabCase(best.name)}/`} : null;
}

/** The props of a Material UI component that Material UI declares itself. */
function materialProps(folder: string, name: string, {program, checker}: ComponentProgram): string[] {
  const symbol = exportsOfFile(`${folder}/${name}.d.ts`, program)?.get(`${name}Props`);
  const type = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  const members = type ? [...membersOf(type, checker).values()] : [];
  return members.filter((member) => MATERIAL_FILE.test(filesOfSymbol(member)[0] ?? '')).map(({name: member}) => member);
}

/**
 * What a component takes beside its own props: those of a Material UI component, which its page lists too, and the
 * attributes of a native element.
 *
 * @param own the props that the page lists
 * @param inherited the props that React declares
 * @param refTarget the element that the `ref` gives
 */
export function readInheritance(
  own: readonly ts.Symbol[],
  inherited: readonly ts.Symbol[],
  refTarget: ts.Type | undefined,
  opened: ComponentProgram,
): ApiInheritance | null {
  const component = materialParent(own, opened);
  if (inherited.length === 0) {
    return component && {component, element: null, propCount: 0};
  }
  const element = refTarget && tagOf(refTarget, opened);
  const target = element ? undefined : eventTargetOf(inherited, opened);
  return {component, element: element ?? (target ? tagOf(target, opened) : null), propCount: inherited.length};
}
