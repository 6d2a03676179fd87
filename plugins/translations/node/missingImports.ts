import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

type Statement = Program['body'][number];

type Import = Extract<Statement, {type: 'ImportDeclaration'}>;

function importsOf(node: MdxjsEsm): Import[] {
  return (node.data?.estree?.body ?? []).filter((statement) => statement.type === 'ImportDeclaration');
}

function isEsm(node: RootContent): node is MdxjsEsm {
  return node.type === 'mdxjsEsm';
}

/** An import as it is found from another folder. */
function fromAnywhere(source: Import['source'], folder: string): Import['source'] {
  const {value} = source;
  if (typeof value !== 'string' || !/^\.{1,2}\//.test(value)) {
    return source;
  }
  const absolute = `@site/${path.posix.join(folder, value)}`;
  return {type: 'Literal', value: absolute, raw: JSON.stringify(absolute)};
}

/**
 * The imports of an English page that its translation lacks: English sections that stand in it may need them.
 *
 * @param english the whole English page
 * @param translation the nodes of the translation
 * @param folder that of the English page, from the project's root
 */
export function missingImports(english: Root, translation: readonly RootContent[], folder: string): MdxjsEsm[] {
  const localNames = ({specifiers}: Import): string[] => specifiers.map(({local}) => local.name);
  const imported = new Set<string>();
  // A section may have an import of its own.
  visit({type: 'root', children: [...translation]} satisfies Root, 'mdxjsEsm', (node) => {
    importsOf(node)
      .flatMap(localNames)
      .forEach((name) => imported.add(name));
  });
  return english.children.filter(isEsm).flatMap((node): MdxjsEsm[] => {
    const body = importsOf(node).flatMap((statement): Import[] => {
      const specifiers = statement.specifiers.filter(({local}) => !imported.has(local.name));
      return specifiers.length > 0 ? [{...statement, specifiers, source: fromAnywhere(statement.source, folder)}] : [];
    });
    return body.length > 0 ? [{...node, data: {estree: {type: 'Program', sourceType: 'module', body}}}] : [];
  });
}
