import {builders, printer, utils} from 'prettier/doc';
import type {DateLibrary} from './dates';
import {
  assignmentDoc,
  exportName,
  HIDDEN,
  identifier,
  isDateCall,
  objectDoc,
  parenthesized,
  quoted,
  valueDoc,
  type Doc,
  type Notation,
} from './printValue';
import {exportKey, dayjsPlugin, importNames, programExports, usesDates, type ModuleExport} from './programModules';
import {
  isCall,
  isCode,
  isList,
  isObject,
  type Declaration,
  type DeclaredType,
  type ElementNode,
  type Program,
  type Value,
} from './values';

const {conditionalGroup, fill, group, hardline, ifBreak, indent, join, line, softline} = builders;

export interface PrintOptions {
  /** How dates are written. */
  readonly dates: DateLibrary;
  readonly language: 'TS' | 'JS';
}

const TAG = /^[a-z][a-z\d-]*$/;
const ATTRIBUTE = /^[A-Za-z_$][\w$-]*$/;
/** Text that JSX would change: entities, escapes, halves of characters. */
const UNPLAIN = /&#?\w+;|\\|\p{Surrogate}/u;

function isPlain(text: string): boolean {
  return !HIDDEN.test(text) && !UNPLAIN.test(text);
}

/** Whether an expression begins on the line of its opening brace, however long it is. */
function isInline(value: Value, notation: Notation): boolean {
  return isList(value) || isObject(value) || isCode(value) || isCall(value) || isDateCall(value, notation);
}

function attributeDoc(name: string, value: Value, notation: Notation): Doc {
  if (!ATTRIBUTE.test(name) || name === '__proto__') {
    return ['{...', objectDoc({[name]: value}, notation), '}'];
  }
  if (value === true) {
    return name;
  }
  if (isPlainAttribute(value)) {
    return `${name}="${value}"`;
  }
  const doc = valueDoc(value, notation);
  const inner = isInline(value, notation) ? doc : [indent([softline, doc]), softline];
  return group([`${name}={`, inner, '}']);
}

function isPlainAttribute(value: Value | undefined): value is string {
  return typeof value === 'string' && isPlain(value) && !value.includes('"');
}

function openingDoc({props, children}: ElementNode, name: string, notation: Notation): Doc {
  const attributes = Object.entries(props);
  const hasChildren = children !== undefined && children.length > 0;
  const docs = attributes.map(([attribute, value]) => attributeDoc(attribute, value, notation));
  if (attributes.length === 0) {
    return hasChildren ? `<${name}>` : `<${name} />`;
  }
  const [[attribute, value] = []] = attributes;
  if (attributes.length === 1 && isPlainAttribute(value) && docs[0] === `${attribute}="${value}"`) {
    return group([`<${name} `, ...docs, hasChildren ? '>' : ' />']);
  }
  const end = hasChildren ? [softline, '>'] : [line, '/>'];
  return group([`<${name}`, indent(docs.map((doc) => [line, doc])), ...end]);
}

function tagName({component, from, isDefault}: ElementNode, notation: Notation): string {
  if (from !== undefined) {
    return exportName({name: component, from, isDefault: isDefault === true}, notation);
  }
  if (!TAG.test(component)) {
    throw new Error(`${JSON.stringify(component)} is no element of HTML.`);
  }
  return component;
}

/** Whether the children are one text that needs no braces. Beside other children, its spaces would depend on the lines. */
function isPlainChild(children: readonly (ElementNode | string)[]): boolean {
  const [only] = children;
  return (
    children.length === 1 && typeof only === 'string' && /^[^\s{}<>]+(?: [^\s{}<>]+)*$/.test(only) && isPlain(only)
  );
}

function contentDoc(children: readonly (ElementNode | string)[], notation: Notation): Doc {
  if (isPlainChild(children)) {
    return fill(join(line, String(children[0]).split(' ')));
  }
  const docs = children.map((child) =>
    typeof child === 'string'
      ? group(['{', indent([softline, quoted(child)]), softline, '}'])
      : elementDoc(child, notation),
  );
  return join(hardline, docs);
}

function elementDoc(node: ElementNode, notation: Notation): Doc {
  const {props, children = []} = node;
  const name = tagName(node, notation);
  const opening = openingDoc(node, name, notation);
  if (children.length === 0) {
    return opening;
  }
  const content = contentDoc(children, notation);
  const closing = `</${name}>`;
  const onLines = group([opening, indent([hardline, content]), hardline, closing]);
  const isOnLines =
    children.length > 1 || typeof children[0] !== 'string' || Object.keys(props).length > 1 || utils.willBreak(opening);
  return isOnLines ? onLines : conditionalGroup([group([opening, content, closing]), onLines]);
}

function namesDoc(exports: readonly ModuleExport[], names: ReadonlyMap<string, string>): Doc {
  const docs = exports.map((used): Doc => {
    const local = names.get(exportKey(used)) ?? used.name;
    return local === used.name ? identifier(local) : `${identifier(used.name)} as ${identifier(local)}`;
  });
  return docs.length === 1
    ? ['{ ', ...docs, ' }']
    : group(['{', indent([line, join([',', line], docs)]), ifBreak(','), line, '}']);
}

/** The imports from one module: of what runs, then of types. */
function moduleDocs(
  from: string,
  exports: readonly ModuleExport[],
  types: readonly DeclaredType[],
  names: ReadonlyMap<string, string>,
): Doc[] {
  const standard = exports.filter(({isDefault}) => isDefault).map((used) => names.get(exportKey(used)) ?? used.name);
  const named = exports.filter(({isDefault}) => !isDefault);
  const parts: Doc[] = [...standard.map(identifier), ...(named.length > 0 ? [namesDoc(named, names)] : [])];
  const typeNames = [...new Set(types.map(({name}) => name))];
  const typed = typeNames.map((name): ModuleExport => ({name, from, isDefault: false}));
  return [
    ...(parts.length > 0 ? [['import ', join(', ', parts), ` from ${quoted(from)};`]] : []),
    ...(typed.length > 0 ? [['import type ', namesDoc(typed, new Map()), ` from ${quoted(from)};`]] : []),
  ];
}

function importDocs(program: Program, {dates, language}: PrintOptions, names: ReadonlyMap<string, string>): Doc[] {
  const exports = programExports(program);
  const types = program.declarations.flatMap(({type}) => (type && language === 'TS' ? [type] : []));
  const modules = new Set([...exports, ...types].map(({from}) => from));
  return [
    "import * as React from 'react';",
    ...(usesDates(program) ? dates.imports : []),
    ...(program.dayjsPlugins ?? []).map((plugin) => `import ${plugin} from ${quoted(dayjsPlugin(plugin))};`),
    ...(program.sideEffects ?? []).map((specifier) => `import ${quoted(specifier)};`),
    ...[...modules].flatMap((from) =>
      moduleDocs(
        from,
        exports.filter((used) => used.from === from),
        types.filter((type) => type.from === from),
        names,
      ),
    ),
  ];
}

function declarationDoc({name, value, type}: Declaration, {language}: PrintOptions, notation: Notation): Doc {
  const annotation = type && language === 'TS' ? `: ${type.text}` : '';
  return [assignmentDoc(`const ${identifier(name)}${annotation} =`, value, notation), ';'];
}

/**
 * The program as a module with a default export, as one would write it by hand and Prettier would lay it out. Text in it
 * stays text, whatever it contains.
 *
 * @throws for a name that JavaScript does not allow
 */
export function printProgram(program: Program, options: PrintOptions): string {
  const names = importNames(program, options.dates);
  const notation: Notation = {dates: options.dates, names, element: elementDoc};
  const declarations = program.declarations.map((each) => [
    declarationDoc(each, options, notation),
    hardline,
    hardline,
  ]);
  const plugins = (program.dayjsPlugins ?? []).map((plugin) => [`dayjs.extend(${plugin});`, hardline]);
  const returned = ['return ', parenthesized(elementDoc(program.element, notation)), ';'];
  const module = [
    importDocs(program, options, names).map((doc) => [doc, hardline]),
    hardline,
    plugins.length > 0 ? [plugins, hardline] : '',
    declarations,
    [`export default function ${identifier(program.name)}() {`, indent([hardline, returned]), hardline, '}', hardline],
  ];
  return printer.printDocToString(module, {printWidth: 80, tabWidth: 2}).formatted;
}
