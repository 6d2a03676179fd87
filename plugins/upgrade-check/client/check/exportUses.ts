import {packageNameOf, productOf} from './muiNames';
import {child, isCall, isFunction, isMember, keyOf, list, nameOf, textOf, type SyntaxNode} from './syntax';
import type {Collector, UseCollection} from './uses';

function addExport(module: string, name: string | undefined, node: SyntaxNode, into: UseCollection): void {
  const product = productOf(module);
  const packageName = packageNameOf(module);
  if (product && packageName && name !== undefined) {
    into.add({
      product,
      of: 'exports',
      name,
      owners: [packageName, module],
      shownOwner: packageName,
      offset: node.start,
    });
  }
}

/** The names that a pattern takes out of a module: `const {DataGrid} = require('@mui/x-data-grid')`. */
function addPattern(pattern: SyntaxNode | undefined, module: string | undefined, into: UseCollection): void {
  if (pattern?.type === 'ObjectPattern' && module !== undefined) {
    list(pattern, 'properties').forEach((property) => addExport(module, keyOf(property), property, into));
  }
}

function addDeclaration(node: SyntaxNode, into: UseCollection): void {
  const module = textOf(child(node, 'source')) ?? '';
  const product = productOf(module);
  if (!product) {
    return;
  }
  if (node.type === 'ExportAllDeclaration') {
    into.mark({note: 'everyExport', product, name: `export * from '${module}'`, offset: node.start});
  }
  for (const specifier of list(node, 'specifiers')) {
    if (specifier.type === 'ImportSpecifier') {
      addExport(module, nameOf(child(specifier, 'imported')), specifier, into);
    } else if (specifier.type === 'ExportSpecifier') {
      addExport(module, nameOf(child(specifier, 'local')), specifier, into);
    } else if (specifier.type === 'ImportDefaultSpecifier' && module.split('/').length > 2) {
      addExport(module, module.split('/').at(-1), specifier, into);
    }
  }
}

/** What a file takes from the packages: imports, exports of another module, members of a whole module. */
export const collectExports: Collector = (node, into, parent) => {
  const scope = into.scopes.of(node);
  if (/^(?:Import|Export\w+)Declaration$/.test(node.type)) {
    addDeclaration(node, into);
  } else if (isMember(node) || node.type === 'JSXMemberExpression' || node.type === 'TSQualifiedName') {
    const isOpening = parent?.type !== 'JSXClosingElement';
    const object = into.scopes.resolve(child(node, 'object') ?? child(node, 'left'), scope);
    if (object?.name === '*' && isOpening) {
      const part = child(node, 'property') ?? child(node, 'right') ?? node;
      addExport(object.module, nameOf(part), part, into);
    }
  } else if (node.type === 'VariableDeclarator') {
    const from = into.scopes.resolve(child(node, 'init'), scope);
    addPattern(child(node, 'id'), from?.name === '*' ? from.module : undefined, into);
  } else if (isFunction(node) && isCall(parent)) {
    // import('…').then(({DataGrid}) => …)
    const from = into.scopes.resolve(child(child(parent, 'callee'), 'object'), scope);
    addPattern(list(node, 'params')[0], from?.name === '*' ? from.module : undefined, into);
  }
};
