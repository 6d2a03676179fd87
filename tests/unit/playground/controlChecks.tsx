import path from 'node:path';
import {cleanup, render} from '@testing-library/react';
import {createElement, type ComponentType} from 'react';
import {transform} from 'sucrase';
import ts from 'typescript';
import {PROJECT_ROOT} from '../../../src/node/project';
import {typescriptProgram} from '../../../src/node/packages/program';
import {literalDefault} from '../../../plugins/playground/client/defaultValues';
import type {Require} from '../../../plugins/playground/client/modules';
import {chosenDates, playgroundProgram} from '../../../plugins/playground/client/playgroundProgram';
import {printProgram} from '../../../plugins/playground/client/printProgram';
import {hasCode} from '../../../plugins/playground/client/programModules';
import {renderProgram} from '../../../plugins/playground/client/renderProgram';
import {setField} from '../../../plugins/playground/client/setField';
import {findSampleSet} from '../../../plugins/playground/client/samples';
import type {SampleSet} from '../../../plugins/playground/client/samples/types';
import {effectiveProps, firstState, initialProps, type PlaygroundState} from '../../../plugins/playground/client/state';
import type {Program, Value, Values} from '../../../plugins/playground/client/values';
import {componentSpec} from '../../../plugins/playground/node/componentSpec';
import {fieldAt, type Path} from '../../../plugins/playground/paths';
import type {PlaygroundComponent} from '../../../plugins/playground/types';
import {PLANS, type PlanId} from '../../../src/site/packages';
import {siteExtraction} from '../api-reference/siteExtraction';
import {controlCases, THROWS, type ControlCase} from './controlCases';
import {compact, expectedCode} from './expectedCode';

type Change = readonly [path: Path, value: Value | undefined];

/** A component with its samples, as a reader finds it. */
export class Playground {
  readonly component: PlaygroundComponent;
  readonly cases: readonly ControlCase[];
  readonly first: Values;
  private readonly sampleSet: SampleSet;
  private readonly start: PlaygroundState;

  constructor(component: PlaygroundComponent) {
    this.sampleSet = findSampleSet(component.name)!;
    const {dataTypes = {}, samples} = this.sampleSet;
    const props = component.props.map((prop) => ({...prop, type: dataTypes[prop.name] ?? prop.type}));
    this.component = {...component, props};
    this.cases = controlCases(this.component, this.sampleSet);
    this.first = initialProps(samples[0]);
    this.start = firstState(samples[0].id);
  }

  /** The program after some controls were turned. */
  program(...changes: readonly Change[]): Program {
    const turn = (before: PlaygroundState, [at, value]: Change): PlaygroundState =>
      setField(before, at, value, this.first, this.component);
    const values = effectiveProps(changes.reduce(turn, this.start), this.first);
    return playgroundProgram({component: this.component, sampleSet: this.sampleSet, values, frame: {}});
  }

  code(...changes: readonly Change[]): string {
    const dates = chosenDates(this.component.productId, {});
    return printProgram(this.program(...changes), {dates, language: 'TS'});
  }
}

export async function loadPlayground(name: string): Promise<Playground> {
  const {components, interfaces, types} = await siteExtraction();
  return new Playground(
    componentSpec(name, {
      components: new Map(components.map((component) => [component.name, component])),
      interfaces: new Map(interfaces.map((one) => [one.name, one])),
      types: (productId) => types[productId] ?? {},
    }),
  );
}

/** The plan that a path needs: the highest of the fields on the way. */
function planOf(component: PlaygroundComponent, at: Path): PlanId {
  const plans = at.map((_, index) => fieldAt(component, at.slice(0, index + 1))?.plan);
  return [...PLANS].reverse().find(({id}) => id === component.imports[0].plan || plans.includes(id as never))!.id;
}

/** What is wrong with the code that a control leads to. */
function codeProblems(play: Playground): string[] {
  const {component} = play;
  return play.cases.flatMap(({name, path: at, value, before}) => {
    const printed = play.code(...before, [at, value]);
    const without = play.code(...before, [at, undefined]);
    const isDefault =
      at.length === 1 &&
      JSON.stringify(literalDefault(fieldAt(component, at)?.defaultValue ?? '')) === JSON.stringify(value);
    if (isDefault) {
      return printed === without ? [] : [`${name} is the default, and printed`];
    }
    const text = compact(printed);
    const isThere = expectedCode(component, at, value).some((part) => text.includes(part));
    const plan = component.imports.find((one) => one.plan === planOf(component, at))!;
    const isImported = new RegExp(`import \\{[^}]*\\b${plan.name}\\b[^}]*\\} from '${plan.from}'`).test(printed);
    return [
      ...(isThere ? [] : [`${name} is not in the code`]),
      ...(printed === without ? [`${name} changes nothing in the code`] : []),
      ...(isImported ? [] : [`${name} does not import ${plan.name}`]),
    ];
  });
}

/** Whether one of two paths leads through the other. */
function isWithin(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((step, index) => step === other[index]);
}

/** So many controls are turned at once. */
const BATCH = 40;

/** Cases in groups that can be set at once: none of them changes what another one sets. */
function batchesOf(cases: readonly ControlCase[]): readonly (readonly ControlCase[])[] {
  const batches: ControlCase[][] = [];
  cases.forEach((one) => {
    const found = batches.find(
      (batch) =>
        batch.length < BATCH &&
        one.before.length === 0 &&
        batch.every((other) => other.before.length === 0 && !isWithin(one.path, other.path)),
    );
    if (found) {
      found.push(one);
    } else {
      batches.push([one]);
    }
  });
  return batches;
}

/** The changes that some controls make at once. */
function changesOf(cases: readonly ControlCase[]): Change[] {
  return cases.flatMap(({before, path: at, value}): Change[] => [...before, [at, value]]);
}

/** What the compiler says of each of some modules. */
function diagnostics(modules: readonly string[]): string[][] {
  const files = modules.map((code, index) => [path.join(PROJECT_ROOT, `control-${index}.tsx`), code] as const);
  const compiled = typescriptProgram({rootFiles: [], virtualFiles: Object.fromEntries(files)});
  return files.map(([file]) => {
    const source = compiled.getSourceFile(file);
    const found = [...compiled.getSyntacticDiagnostics(source), ...compiled.getSemanticDiagnostics(source)];
    return found.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  });
}

/** What the compiler says of the code that the controls give. Several are turned at once; where that is wrong, one by one. */
function typeProblems(play: Playground): string[] {
  const batches = batchesOf(play.cases);
  const found = diagnostics(batches.map((batch) => play.code(...changesOf(batch))));
  const alone = batches.filter((_batch, index) => found[index]!.length > 0).flat();
  const foundAlone = diagnostics(alone.map((one) => play.code(...changesOf([one]))));
  return alone.flatMap(({name}, index) => foundAlone[index]!.map((message) => `${name}: ${message}`));
}

/** What a printed module exports by default. */
function moduleComponent(code: string, require: Require): ComponentType {
  const {code: script} = transform(code, {transforms: ['typescript', 'jsx', 'imports'], production: true});
  const exports: {default?: ComponentType} = {};
  // As the live editor runs it.
  const run = new Function('require', 'exports', script) as (require: Require, exports: object) => void;
  run(require, exports);
  return exports.default!;
}

/** Draws a program; one with code that a reader typed as the module that is printed. */
function draw(play: Playground, changes: readonly Change[], require: Require): void {
  const program = play.program(...changes);
  const dates = chosenDates(play.component.productId, {});
  render(
    hasCode(program)
      ? createElement(moduleComponent(play.code(...changes), require))
      : createElement('div', null, renderProgram(program, {require, dates})),
  );
}

/** What a component throws with what some controls give at once. */
function thrownBy(play: Playground, cases: readonly ControlCase[], require: Require): string | undefined {
  try {
    draw(play, changesOf(cases), require);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    cleanup();
  }
}

/**
 * What a component throws with what the controls give. Several are turned at once; where that throws, or should, one by one.
 */
function renderProblems(play: Playground, require: Require): string[] {
  const expected = (one: ControlCase): RegExp | undefined =>
    THROWS.find(([control]) => control.test(`${play.component.name} ${one.name}`))?.[1];
  const batches = batchesOf(play.cases.filter((one) => !expected(one)));
  const alone = [
    ...play.cases.filter(expected),
    ...batches.filter((batch) => thrownBy(play, batch, require) !== undefined).flat(),
  ];
  return alone.flatMap((one) => {
    const message = thrownBy(play, [one], require);
    const wanted = expected(one);
    return (wanted ? wanted.test(message ?? '') : message === undefined) ? [] : [`${one.name} throws ${message}`];
  });
}

/** Tests all controls of components. */
export function testControls(names: readonly string[], require: Require): void {
  describe.each(names)('each control of %s', (name) => {
    let play: Playground;
    beforeAll(async () => {
      play = await loadPlayground(name);
    }, 240_000);

    test('changes the code as one would', () => {
      expect(codeProblems(play)).toEqual([]);
    });

    test('gives code that type-checks', () => {
      expect(typeProblems(play)).toEqual([]);
    }, 60_000);

    test('gives what can be rendered', () => {
      expect(renderProblems(play, require)).toEqual([]);
    }, 120_000);
  });
}
