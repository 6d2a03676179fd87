import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import {nodesIn} from '../../src/node/packages/nodesIn';
import {PROJECT_ROOT} from '../../src/node/project';

const require = createRequire(path.join(PROJECT_ROOT, 'package.json'));

/** A transform of the codemods, as the tool runs it. */
export type Transform = (source: string) => string;

/**
 * A transform of the installed codemods.
 *
 * @param name as the tool's command line has it: `v6.0.0/data-grid/preset-safe`
 * @throws when there is no such transform
 */
export function loadTransform(name: string): Transform {
  const jscodeshift = (require('jscodeshift') as {withParser: (parser: string) => {stats?: unknown}}).withParser('tsx');
  const {default: transform} = require(`@mui/x-codemod/${name}`) as {
    default: (file: {path: string; source: string}, api: object, options: object) => string | undefined;
  };
  const api = {jscodeshift, j: jscodeshift, stats: () => undefined, report: () => undefined};
  return (source) => transform({path: 'probe.tsx', source}, api, {}) ?? source;
}

/** A component that lost props or slots. */
export interface ProbedComponent {
  /** Where it is imported from. */
  readonly module: string;
  /** Its old name. */
  readonly name: string;
  readonly props: readonly string[];
  /** With a capital, as the prop `components` has them. */
  readonly slots: readonly string[];
}

/** A name that stands for the value of a prop or slot: `MARK_components$Footer` for `components.Footer`. */
function marker(place: string): string {
  return `MARK_${place.replace('.', '$')}`;
}

/** The names of the attributes and keys around a node, from the outside in. */
function namesAround(node: ts.Node | undefined): string[] {
  if (!node) {
    return [];
  }
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  const names = isNamed ? [node.name.getText().replace(/^(['"])(.*)\1$/, '$2')] : [];
  return [...namesAround(node.parent), ...names];
}

/**
 * What a transform makes of names: a piece of code is written for each, the transform is run on it, and the name is looked
 * for in what comes out.
 */
export class RenameProbe {
  /**
   * @param surroundings code that every piece begins with: some transforms change only files that use the product's
   *   component in a certain way
   */
  constructor(
    private readonly transform: Transform,
    private readonly surroundings = '',
  ) {}

  /** The new name of an import. */
  ofExport(module: string, name: string): string | undefined {
    return this.ofCode(`import {${name}} from '${module}';\nexport const MARK = ${name};`, /\bMARK = (\w+)/, name);
  }

  /** The new name of a method, a property or an event, where the transform knows it wherever it stands. */
  ofMember(name: string): string | undefined {
    const code = `export const MARK = probed.${name};\nlisten('${name}');`;
    return this.ofCode(code, /\bMARK = probed\.(\w+)/, name) ?? this.ofCode(code, /\blisten\(['"](\w+)['"]/, name);
  }

  /** The new name of a class in the page. */
  ofClassName(className: string): string | undefined {
    return this.ofCode(`export const MARK = '.${className}';`, /\bMARK = ['"]\.([\w-]+)/, className);
  }

  /**
   * Where the props and slots of a component went: the names of the props and keys around each, by the old ones, both
   * joined by dots.
   */
  ofComponent({module, name, props, slots}: ProbedComponent): ReadonlyMap<string, string> {
    const attributes = props.map((prop) => `${prop}={${marker(prop)}}`).join(' ');
    const members = slots.map((slot) => `${slot}: ${marker(`components.${slot}`)}`).join(', ');
    const given = slots.length > 0 ? `components={{${members}}}` : '';
    const code = this.transform(`import {${name}} from '${module}';\n<${name} ${attributes} ${given} />;\n`);
    const file = ts.createSourceFile('probe.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const identifiers = nodesIn(file).filter(ts.isIdentifier);
    const moved = new Map<string, string>();
    for (const place of [...props, ...slots.map((slot) => `components.${slot}`)]) {
      const now = namesAround(identifiers.find(({text}) => text === marker(place))).join('.');
      if (now !== '' && now !== place) {
        moved.set(place, now);
      }
    }
    return moved;
  }

  private ofCode(code: string, pattern: RegExp, name: string): string | undefined {
    const to = pattern.exec(this.transform(`${this.surroundings}\n${code}\n`))?.[1];
    return to === name ? undefined : to;
  }
}
