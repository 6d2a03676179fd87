import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import stockTexts from '@docusaurus/theme-translations/locales/base/theme-common.json';
import {PAGE_TEXTS} from '../../plugins/offline/texts';
import {ACCEPTED_LANGUAGES, DEFAULT_LANGUAGE} from '../../src/site/languages';
import sidebars from '../../sidebars';
import {PROJECT_FILES, PROJECT_ROOT, readProjectFile} from './projectFiles';

interface UsedText {
  readonly message: string;
  readonly file: string;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : undefined;
}

function attributeText(element: ts.JsxOpeningLikeElement, name: string): string | undefined {
  const attribute = element.attributes.properties.find((property) => property.name?.getText() === name);
  return attribute && ts.isJsxAttribute(attribute) ? textOf(attribute.initializer) : undefined;
}

function childrenText(element: ts.JsxElement): string {
  const parts = element.children.map((child) =>
    ts.isJsxText(child) ? child.text : (ts.isJsxExpression(child) && textOf(child.expression)) || '',
  );
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The texts of one file, in both of Docusaurus' forms. */
function textsIn(file: string): [string, UsedText][] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readProjectFile(file), ts.ScriptTarget.Latest, true, kind);
  const found: [string, UsedText][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      const [given] = node.arguments;
      const property = (name: string): string | undefined => {
        const assignment =
          given && ts.isObjectLiteralExpression(given)
            ? given.properties.find((candidate) => candidate.name?.getText() === name)
            : undefined;
        return assignment && ts.isPropertyAssignment(assignment) ? textOf(assignment.initializer) : undefined;
      };
      found.push([property('id') ?? `${file}: not written out`, {message: property('message') ?? '', file}]);
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const id = attributeText(node.openingElement, 'id') ?? `${file}: not written out`;
      found.push([id, {message: childrenText(node), file}]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = PROJECT_FILES.filter((file) => /^(?:src|plugins)\/.*\.tsx?$/.test(file));
const offline = Object.values(PAGE_TEXTS).map(({id, message}): [string, UsedText] => [
  id,
  {message, file: 'plugins/offline/texts.ts'},
]);
const used = new Map([...files.flatMap(textsIn), ...offline]);
/** What Docusaurus' own components say; a translation may be given, and is otherwise theirs. */
const stock = new Set(Object.keys(stockTexts).filter((id) => !id.includes('___')));
const languages = ACCEPTED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

function readTranslations(language: string, file: string): Record<string, {message: string}> {
  const location = path.join(PROJECT_ROOT, 'i18n', language, file);
  return existsSync(location) ? (JSON.parse(readFileSync(location, 'utf8')) as Record<string, {message: string}>) : {};
}

function placeholders(message: string): string[] {
  return [...message.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

type Item = Extract<(typeof sidebars)[string], readonly unknown[]>[number];

/** What a translator of the sidebars sees; names of components and interfaces are the same in every language. */
function labelKeys(name: string, items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (typeof item !== 'object' || !('type' in item)) {
      return [];
    }
    const {type, key, label} = item as {type: string; key: string; label: string};
    const isCode = type === 'doc' && key.includes('/api/') && label !== 'Index';
    const below = 'items' in item ? labelKeys(name, item.items as readonly Item[]) : [];
    return [...(isCode ? [] : [`sidebar.${name}.${type}.${key}`]), ...below];
  });
}

test('the chrome has texts, each under one id', () => {
  expect(used.size).toBeGreaterThan(250);
  const unclear = [...used].filter(([id, {message}]) => id.includes(' ') || message === '');
  expect(unclear).toEqual([]);
});

describe.each(languages)('in %s', (language) => {
  const translations = readTranslations(language, 'code.json');

  test('every text of the chrome is translated, and nothing that is no more', () => {
    expect([...used.keys()].filter((id) => !translations[id])).toEqual([]);
    expect(Object.keys(translations).filter((id) => !used.has(id) && !stock.has(id))).toEqual([]);
  });

  test('every translation says something, with the same values in it', () => {
    const wrong = [...used].filter(([id, {message}]) => {
      const own = translations[id]?.message ?? '';
      return own.trim() === '' || placeholders(own).join() !== placeholders(message).join();
    });
    expect(wrong).toEqual([]);
  });

  test('the sidebars are translated, and nothing that is no more', () => {
    const labels = readTranslations(language, 'docusaurus-plugin-content-docs/current.json');
    const wanted = Object.entries(sidebars).flatMap(([name, items]) => labelKeys(name, items as readonly Item[]));
    const file = `i18n/${language}/docusaurus-plugin-content-docs/current.json`;
    const problems = [
      ...wanted.filter((key) => !labels[key]).map((key) => `${file}: add "${key}", with the label of this language`),
      ...Object.keys(labels)
        .filter((key) => !wanted.includes(key))
        .map((key) => `${file}: remove "${key}", which no sidebar has`),
    ];
    expect(problems).toEqual([]);
  });

  test('a placeholder stands in Chinese text without stray Latin punctuation', () => {
    const stray = Object.entries(translations).filter(([, {message}]) =>
      /[\u4e00-\u9fff][,.;:!?](?:\s|$)/.test(message),
    );
    expect(stray).toEqual([]);
  });
});
