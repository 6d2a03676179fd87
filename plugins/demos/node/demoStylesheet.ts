import ts from 'typescript';
import {transform, type Location2, type Rule, type Selector, type SelectorComponent} from 'lightningcss';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {projectPath} from '../../../src/node/project';
import {PAGE_ATTRIBUTES} from '../../../src/site/storage';
import {cssTargets} from './cssTargets';
import {withClassNames} from './selectors';

/** `BarTreeView` is called `bar-tree-view` in class names. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

export interface CheckedStylesheet {
  /** Minified, its classes and animations by the names that they have in the page. */
  readonly css: string;
  /** What each of its classes is called in the page. */
  readonly classes: ReadonlyMap<string, string>;
}

/** `[data-theme='dark'] .bar-tree-view-row`: what may stand before the demo's own class. */
function withoutModeAncestor(selector: Selector): Selector {
  const isAncestor = (component: SelectorComponent): boolean =>
    (component.type === 'attribute' && component.name === PAGE_ATTRIBUTES.mode) ||
    (component.type === 'type' && component.name === 'html');
  const start = selector.findIndex((component) => !isAncestor(component));
  const follows = selector[start];
  const isPreceded = selector.slice(0, start).some(({type}) => type === 'attribute');
  return isPreceded && follows?.type === 'combinator' && follows.value === 'descendant'
    ? selector.slice(start + 1)
    : selector;
}

function carries(name: string, prefix: string): boolean {
  return name === prefix || name.startsWith(`${prefix}-`);
}

/** `bar-tree-view-row` as `bar-tree-view-5644-row`; a name that is not the demo's stays as it is. */
function scopedName(name: string, prefix: string, scope: string): string {
  return carries(name, prefix) ? scope + name.slice(prefix.length) : name;
}

/**
 * A demo's module with the names of its stylesheet as they are in the page, wherever a string holds one or begins one:
 * `` `bar-tree-view-${color}` ``.
 *
 * @param scope what stands for the demo's own prefix: no other demo's, also where another page has one of the same name
 */
export function withScopedNames(code: string, demoName: string, scope: string): string {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = new RegExp(`(?<![\\w-])${kebabCase(demoName)}(?!\\w)`, 'g');
  const strings: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node);
    if (isText && !ts.isImportDeclaration(node.parent)) {
      strings.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return strings.reduceRight(
    (text, node) => text.slice(0, node.getStart()) + node.getText().replace(own, scope) + text.slice(node.getEnd()),
    code,
  );
}

function beginsWithClass(selector: Selector, prefix: string): boolean {
  const [first] = withoutModeAncestor(selector);
  return first?.type === 'class' && carries(first.name, prefix);
}

/** Rules that are kept as they are, or whose contents are checked for themselves. */
const ALLOWED_RULES: readonly Rule['type'][] = [
  'style',
  'nested-declarations',
  'media',
  'supports',
  'container',
  'keyframes',
  'starting-style',
  'ignored',
];

/** Rules that are inside a style rule: their selectors begin where the outer one ends. */
function isNested(selector: Selector): boolean {
  return selector.some(({type}) => type === 'nesting');
}

interface Problem {
  readonly what: string;
  readonly loc: Location2;
}

/** What in a rule would reach past the demo. */
function problemsOfRule(rule: Rule, prefix: string): Problem[] {
  if (rule.type === 'style') {
    const {selectors, loc} = rule.value;
    const isLoose = selectors.some((selector) => !isNested(selector) && !beginsWithClass(selector, prefix));
    return isLoose
      ? [{loc, what: `this selector does not begin with a class of the demo. Begin it with ".${prefix}-…".`}]
      : [];
  }
  if (rule.type === 'keyframes') {
    const {name, loc} = rule.value;
    return carries(name.value, prefix)
      ? []
      : [{loc, what: `the animation "${name.value}" has a name that is not the demo's. Call it "${prefix}-…".`}];
  }
  if (ALLOWED_RULES.includes(rule.type)) {
    return [];
  }
  const loc =
    'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc : {line: 0, column: 1, source_index: 0};
  return [{loc, what: `@${rule.type === 'unknown' ? rule.value.name : rule.type} reaches past the demo. Take it out.`}];
}

/**
 * Checks that a demo's stylesheet touches nothing but the demo, gives its names the demo's scope, and makes it fit for the
 * site's browsers.
 *
 * @param file absolute path of the stylesheet
 * @param demoName name of the demo it belongs to, `BarTreeView`
 * @param scope what stands in the page for the prefix of the demo's names
 * @throws PluginError that names every problem with file and line
 */
export function checkStylesheet(file: string, css: string, demoName: string, scope: string): CheckedStylesheet {
  const prefix = kebabCase(demoName);
  const inPage = (name: string): string => scopedName(name, prefix, scope);
  const location = (line: number): {file: string; line: number} => ({file: projectPath(file), line});
  const problems: PluginError[] = [];
  const classes = new Map<string, string>();
  let code: Uint8Array;
  try {
    ({code} = transform({
      filename: file,
      code: Buffer.from(css),
      minify: true,
      targets: cssTargets(),
      visitor: {
        Rule: (rule) => {
          problems.push(
            ...problemsOfRule(rule, prefix).map(
              ({what, loc}) => new PluginError('demos', what, location(loc.line + 1)),
            ),
          );
          return undefined;
        },
        Selector: (selector) => {
          return withClassNames(selector, (name) => {
            classes.set(name, inPage(name));
            return inPage(name);
          });
        },
        CustomIdent: inPage,
        Url: ({url, loc}) => {
          if (!url.startsWith('data:')) {
            const what = `"${url}" is not part of the demo when it is copied. Write the picture as a data: URL.`;
            problems.push(new PluginError('demos', what, location(loc.line)));
          }
          return undefined;
        },
      },
    }));
  } catch (cause) {
    const {message, loc} = cause as Error & {loc?: {line: number}};
    throw new PluginError('demos', `the stylesheet cannot be read: ${message}.`, location(loc?.line ?? 1));
  }
  const problem = joinProblems(problems);
  if (problem) {
    throw problem;
  }
  return {css: code.toString(), classes};
}
