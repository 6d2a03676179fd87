import {transform, type Location2, type Rule, type Selector, type SelectorComponent} from 'lightningcss';
import {joinProblems, PluginError} from '../../../src/node/errors';
import {projectPath} from '../../../src/node/project';
import {kebabCase} from '../../../src/site/apiPaths';
import {PAGE_ATTRIBUTES} from '../../../src/site/storage';
import {classesIn, cssTargets} from './css';

export interface CheckedStylesheet {
  /** Minified. */
  readonly css: string;
  readonly classes: ReadonlySet<string>;
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

/** Selectors of rules inside a style rule: they begin with the outer rule's selector. */
function isNested(selector: Selector): boolean {
  return selector.some(({type}) => type === 'nesting');
}

interface Problem {
  readonly what: string;
  readonly loc: Location2;
}

/** The problems of a rule that would reach past the demo. */
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
 * Checks that a demo's stylesheet touches nothing but the demo, and makes it fit for the site's browsers.
 *
 * @param file absolute path of the stylesheet
 * @param demoName name of the demo it belongs to, `BarTreeView`
 * @throws PluginError that names every problem with file and line
 */
export function checkStylesheet(file: string, css: string, demoName: string): CheckedStylesheet {
  // `BarTreeView` is called `bar-tree-view` in class names.
  const prefix = kebabCase(demoName);
  const location = (line: number): {file: string; line: number} => ({file: projectPath(file), line});
  const problems: PluginError[] = [];
  const classes = new Set<string>();
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
          classesIn(selector).forEach((name) => classes.add(name));
        },
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
