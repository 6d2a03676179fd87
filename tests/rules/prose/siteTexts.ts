import ts from 'typescript';
import {problemAt} from '../pages/page';
import {CODE} from './blocks';
import {sentenceProblems, wordProblems} from './words';

/** A text for readers in the code of the site. */
export interface SiteText {
  readonly text: string;
  readonly node: ts.Node;
}

function propertyText(object: ts.ObjectLiteralExpression, name: string): SiteText | undefined {
  const value = object.properties
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;
  return value && ts.isStringLiteralLike(value) ? {text: value.text, node: value} : undefined;
}

/** The message of `translate({message: '…'})`. */
function translatedText(node: ts.Node): SiteText | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'translate') {
    return undefined;
  }
  const [first] = node.arguments;
  return first && ts.isObjectLiteralExpression(first) ? propertyText(first, 'message') : undefined;
}

/** The texts of JSX, and of attributes that screen readers read out. */
function shownText(node: ts.Node): SiteText | undefined {
  if (ts.isJsxText(node)) {
    return {text: node.text.trim().replace(/\s+/g, ' '), node};
  }
  const isRead = ts.isJsxAttribute(node) && /^(?:aria-label|alt|title|placeholder)$/.test(node.name.getText());
  return isRead && node.initializer && ts.isStringLiteral(node.initializer)
    ? {text: node.initializer.text, node}
    : undefined;
}

/** A sentence among the facts of src/site: those are shown as they stand there. */
function factText(node: ts.Node): SiteText | undefined {
  const isSentence = ts.isStringLiteralLike(node) && /^\p{Lu}.*\s.*\s\S/su.test(node.text);
  return isSentence ? {text: node.text, node} : undefined;
}

/** A message about code quotes it as code is quoted: `"./rows" has no default export.` */
function withoutCode(text: string): string {
  return text.replace(/"[^"]*"/g, CODE);
}

/** The texts in a file of the site's code. */
function siteTextsOf(source: ts.SourceFile): SiteText[] {
  const isFacts = source.fileName.startsWith('src/site/');
  const found: SiteText[] = [];
  const visit = (node: ts.Node): void => {
    const text = translatedText(node) ?? shownText(node) ?? (isFacts ? factText(node) : undefined);
    if (text && text.text !== '') {
      found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Checks the texts that the site itself says against the rules for texts.
 *
 * @param file path from the project's root
 * @returns `src/pages/versions.tsx:12: what is wrong. How to fix it.`
 */
export function lintSiteTexts(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return siteTextsOf(source).flatMap(({text, node}) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const prose = withoutCode(text);
    return [...wordProblems(prose), ...sentenceProblems(prose)].map(({what}) => problemAt(file, line, what));
  });
}
