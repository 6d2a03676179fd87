import * as React from 'react';
import {isValidElement, type Component, type ComponentType, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CompiledCode} from './compile';
import {createElementGuard, MOST_ELEMENTS, withGuardedElements} from './elementGuard';
import {asError, ProblemError, type Problem} from './problems';
import {createLoopGuard, LOOP_GUARD_NAME, LOOP_LIMIT_MS} from './loopGuard';
import {readableMessage} from '@site/src/ui/reactErrors';
import {RunBoundary} from './RunBoundary';
import {REACT, type Require} from './siteModules';
import type {ModuleExports} from '../../types';
import {locationInScript} from './stackLocation';

/** One text that is run. */
export interface Script {
  readonly compiled: CompiledCode;
  /** A name for the browser's stacks and tools, different for every run. */
  readonly name: string;
  readonly require: Require;
  /** Names that the text may use without an import. */
  readonly scope?: ModuleExports | undefined;
}

/**
 * The problem that an error of a running demo is for the reader.
 *
 * @param componentStack React's list of the components that were being rendered, if one of them threw
 */
export function problemOf(
  thrown: unknown,
  script: Pick<Script, 'compiled' | 'name'>,
  componentStack?: string | null,
): Problem {
  if (thrown instanceof ProblemError) {
    return thrown.problem;
  }
  const {name, message, stack} = asError(thrown);
  const place = locationInScript(stack, script.name) ?? locationInScript(componentStack ?? undefined, script.name);
  const {locationInText, exportLocation} = script.compiled;
  return {
    kind: 'runtime',
    message: readableMessage(message) || name,
    place: place ? locationInText(place) : exportLocation,
  };
}

/** Renders in one second above which a demo is taken for one that never comes to rest. */
const MOST_RENDERS_A_SECOND = 600;

/** A component that stops with an error if its state is set without end; React does not stop an effect that does so. */
function withLimitedRenders(Demo: (props: object) => ReactNode): (props: object) => ReactNode {
  let since = 0;
  let renders = 0;
  return function EditedDemo(props) {
    const now = performance.now();
    if (now - since > 1000) {
      since = now;
      renders = 0;
    }
    renders += 1;
    if (renders > MOST_RENDERS_A_SECOND) {
      throw new Error(readableMessage('Minified React error #185'));
    }
    return Demo(props);
  };
}

function demoComponent(exported: unknown): ComponentType {
  if (isValidElement(exported)) {
    return () => exported;
  }
  const isClass = typeof exported === 'function' && Boolean((exported.prototype as Component | undefined)?.render);
  if (typeof exported === 'function' && !isClass) {
    return withLimitedRenders(exported as (props: object) => ReactNode);
  }
  if (
    isClass ||
    (typeof exported === 'object' && exported !== null && '$$typeof' in exported && !('props' in exported))
  ) {
    return exported as ComponentType;
  }
  const message = translate({
    id: 'demos.editor.noComponent',
    message: 'The code has no component to show. Begin it with "export default function".',
  });
  throw new Error(message);
}

/**
 * Runs a compiled text and gives the component that it exports.
 *
 * @param onError called with what the component throws later, while it renders or in an effect
 * @throws ProblemError for what is thrown at once, and for a text that exports no component
 */
export function evaluateScript(script: Script, onError: (problem: Problem) => void): ComponentType {
  const {compiled, name, require, scope: given} = script;
  const tooLong = translate(
    {id: 'demos.editor.endlessLoop', message: 'A loop ran for more than {seconds} seconds and was stopped.'},
    {seconds: String(LOOP_LIMIT_MS / 1000)},
  );
  const tooMany = translate(
    {
      id: 'demos.editor.endlessElements',
      message: 'More than {count} components were rendered at once. Does one of them render itself?',
      description: 'Shown when components of an edited demo contain each other without an end',
    },
    {count: String(MOST_ELEMENTS)},
  );
  const guard = createElementGuard(tooMany);
  const exports: {default?: unknown} = {};
  const scope: Record<string, unknown> = {
    ...given,
    // JSX without an import of React works, as it does in an app.
    React: withGuardedElements({...React}, guard),
    require: (specifier: string) =>
      specifier === REACT ? withGuardedElements(require(specifier), guard) : require(specifier),
    exports,
    [LOOP_GUARD_NAME]: createLoopGuard(tooLong),
    // A snippet may call `render` itself, as in react-live.
    ...(given && {
      render: (shown: unknown) => {
        exports.default = shown;
      },
    }),
  };
  // A function of its own: a reader's `const React` does not get in the way of a name that is given.
  const code = `(function () {${compiled.script}\n})();\n//# sourceURL=${name}`;
  try {
    const run = new Function(...Object.keys(scope), code) as (...given: unknown[]) => void;
    run(...Object.values(scope));
    const Demo = demoComponent(exports.default);
    return () => (
      <RunBoundary onError={(thrown, componentStack) => onError(problemOf(thrown, script, componentStack))}>
        <Demo />
      </RunBoundary>
    );
  } catch (thrown) {
    throw new ProblemError(problemOf(thrown, script));
  }
}
