import path from 'node:path';
import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import * as React from 'react';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compileText} from '../../plugins/demos/client/editor/compile';
import {createLoopGuard, LOOP_GUARD_NAME} from '../../plugins/demos/client/editor/loopGuard';
import {dateChoiceOf} from '../../plugins/demos/node/dateLibraries/dateChoice';
import {translateFiles} from '../../plugins/demos/node/dateLibraries/translateFile';
import {TRANSLATED_LIBRARIES} from '../../src/site/dateLibraries';
import {PROJECT_FILES, PROJECT_ROOT, readProjectFile} from '../rules/projectFiles';

type Node = DefaultTreeAdapterMap['node'];

/** Demos that follow the reader's choice of a date library; their variants show the same. */
const demos = PROJECT_FILES.filter(
  (file) => /^docs\/.*\/[A-Z]\w*\.tsx$/.test(file) && dateChoiceOf(readProjectFile(file)) === 'follows',
);

const translations = new Map(
  translateFiles(demos.map((file) => path.join(PROJECT_ROOT, file))).map((result, index) => [
    demos[index] ?? '',
    result,
  ]),
);

/** A demo's component, made of its text as the page makes it. */
function demoOf(file: string, code: string): ComponentType {
  const module = {exports: {} as {default?: ComponentType}};
  const load = (specifier: string): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- a demo's own imports, by its own names
    require(specifier.startsWith('.') ? path.join(PROJECT_ROOT, path.dirname(file), specifier) : specifier);
  const run = new Function('require', 'exports', 'React', LOOP_GUARD_NAME, compileText(code).script) as (
    ...scope: unknown[]
  ) => void;
  run(load, module.exports, React, createLoopGuard('a loop without an end'));
  if (!module.exports.default) {
    throw new Error(`${file} exports no component.`);
  }
  return module.exports.default;
}

/** Weeks begin where the library has them begin, so calendars are not compared. */
const CALENDAR = /\bMui(?:Date|DateRange)Calendar-root\b/;

/** What a demo says: its text, and the values of its fields. */
function saidBy(html: string): string[] {
  const said: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      said.push(node.value);
      return;
    }
    const attributes =
      'attrs' in node ? new Map(node.attrs.map(({name, value}) => [name, value])) : new Map<string, string>();
    if (node.nodeName === 'style' || CALENDAR.test(attributes.get('class') ?? '')) {
      return;
    }
    ['value', 'placeholder'].forEach((name) => attributes.has(name) && said.push(`${name}: ${attributes.get(name)}`));
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(parseFragment(html));
  return said.filter((text) => text.trim() !== '');
}

const rendered = (file: string, code: string): string[] => {
  const Demo = demoOf(file, code);
  return saidBy(renderToStaticMarkup(<Demo />));
};

test('there are demos that follow the choice of a date library', () => {
  expect(demos.length).toBeGreaterThan(30);
});

test.each(demos)('%s says the same in every date library', (file) => {
  const translation = translations.get(file);
  if (!translation || 'what' in translation) {
    throw new Error(`${file}: ${translation?.what ?? 'not translated'}`);
  }
  const written = rendered(file, readProjectFile(file));
  for (const library of TRANSLATED_LIBRARIES) {
    expect({library, said: rendered(file, translation[library])}).toEqual({library, said: written});
  }
});
