import {packageNameOf} from './muiNames';
import {
  child,
  childrenOf,
  isCall,
  isFunction,
  isMember,
  keyOf,
  list,
  nameOf,
  textOf,
  unwrap,
  type SyntaxNode,
} from './syntax';

/** Something that a module of MUI X exports; `*` for all of it. */
export interface MuiName {
  readonly module: string;
  readonly name: string;
}

/** What a name stands for. */
export interface Declared {
  /** Set if it is imported from MUI X. */
  readonly mui?: MuiName;
  /** What it is made from, if that can be read. */
  readonly init?: SyntaxNode;
  /** Its type, as written. */
  readonly annotation?: SyntaxNode;
  /** The scope in which `init` is read. */
  readonly scope: Scope;
}

/** The names of a block, inside those of the blocks around it. */
export class Scope {
  private readonly names = new Map<string, Declared>();

  constructor(private readonly parent?: Scope) {}

  declare(name: string, declared: Omit<Declared, 'scope'>): void {
    this.names.set(name, {...declared, scope: this});
  }

  find(name: string): Declared | undefined {
    return this.names.get(name) ?? this.parent?.find(name);
  }
}

/** Names stand for other names; a file may do that in a circle. */
const MOST_STEPS = 12;

/** The module of `require('…')` and `import('…')`. */
function loadedModule(node: SyntaxNode | undefined): string | undefined {
  const callee = child(node, 'callee');
  const isLoad = callee?.type === 'Import' || nameOf(callee) === 'require' || node?.type === 'ImportExpression';
  const module = isLoad ? textOf(list(node, 'arguments')[0] ?? child(node, 'source')) : undefined;
  return module !== undefined && packageNameOf(module) ? module : undefined;
}

/** Functions that return a component like the one that they are given. */
const WRAPPERS = new Set(['styled', 'memo', 'lazy', 'experimentalStyled', 'withStyles']);

function calledName(node: SyntaxNode | undefined): string | undefined {
  const callee = child(node, 'callee');
  return isMember(callee) ? keyOf(callee) : nameOf(callee);
}

/** `m.DataGrid` of `lazy(() => import('…').then((m) => ({default: m.DataGrid})))`, with the scope of its names. */
function lazyDefault(node: SyntaxNode, scopes: Scopes): MuiName | undefined {
  if ((node.type === 'ObjectProperty' || node.type === 'Property') && keyOf(node) === 'default') {
    return scopes.resolve(child(node, 'value'), scopes.of(node));
  }
  for (const inner of childrenOf(node)) {
    const found = lazyDefault(inner, scopes);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The scopes of a file, and what names in it stand for. */
export class Scopes {
  private readonly scopes = new WeakMap<SyntaxNode, Scope>();

  /** @param outer what names stand for that the file does not declare */
  constructor(root: SyntaxNode, outer?: Scope) {
    this.visit(root, new Scope(outer), undefined);
  }

  /** The names that are known at a node. */
  of(node: SyntaxNode): Scope {
    return this.scopes.get(node) ?? new Scope();
  }

  /** What an expression stands for, if it comes from MUI X: `Grid`, `X.DataGrid`, `styled(DataGrid)({})`. */
  resolve(given: SyntaxNode | undefined, scope: Scope, steps = 0): MuiName | undefined {
    const node = unwrap(given);
    if (!node || steps > MOST_STEPS) {
      return undefined;
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
      const declared = scope.find(nameOf(node) ?? '');
      return declared?.mui ?? (declared?.init && this.resolve(declared.init, declared.scope, steps + 1));
    }
    if (isMember(node) || node.type === 'JSXMemberExpression') {
      const object = this.resolve(child(node, 'object'), scope, steps + 1);
      return object?.name === '*' ? {module: object.module, name: keyOf(node) ?? '*'} : undefined;
    }
    if (node.type === 'TSQualifiedName') {
      const object = this.resolve(child(node, 'left'), scope, steps + 1);
      return object?.name === '*' ? {module: object.module, name: nameOf(child(node, 'right')) ?? '*'} : undefined;
    }
    return this.resolveCall(node, scope, steps);
  }

  /** The object that an expression is, if the file says so: an object literal, or a name that stands for one. */
  objectOf(given: SyntaxNode | undefined, scope: Scope, steps = 0): SyntaxNode | undefined {
    const node = unwrap(given);
    if (!node || steps > MOST_STEPS) {
      return undefined;
    }
    if (node.type === 'Identifier') {
      const declared = scope.find(nameOf(node) ?? '');
      return declared?.init && this.objectOf(declared.init, declared.scope, steps + 1);
    }
    if (isCall(node) && calledName(node) === 'useMemo') {
      const [made] = list(node, 'arguments');
      const body = unwrap(child(made, 'body'));
      return body?.type === 'ObjectExpression' ? body : undefined;
    }
    return node.type === 'ObjectExpression' || node.type === 'ArrayExpression' ? node : undefined;
  }

  /** The function that an expression is, if the file says so: written there, or by the name of one. */
  functionOf(given: SyntaxNode | undefined, scope: Scope, steps = 0): SyntaxNode | undefined {
    const node = unwrap(given);
    if (!node || steps > MOST_STEPS) {
      return undefined;
    }
    if (node.type === 'Identifier') {
      const declared = scope.find(nameOf(node) ?? '');
      return declared?.init && this.functionOf(declared.init, declared.scope, steps + 1);
    }
    if (isCall(node) && calledName(node) === 'useCallback') {
      return this.functionOf(list(node, 'arguments')[0], scope, steps + 1);
    }
    return isFunction(node) ? node : undefined;
  }

  private resolveCall(node: SyntaxNode, scope: Scope, steps: number): MuiName | undefined {
    const module = loadedModule(node);
    if (module !== undefined) {
      return {module, name: '*'};
    }
    // styled(DataGrid)({…}) and styled(DataGrid)`…`
    const made = child(node, 'callee') ?? child(node, 'tag');
    if (isCall(made)) {
      return this.resolveCall(made, scope, steps + 1);
    }
    if (!isCall(node) || !WRAPPERS.has(calledName(node) ?? '')) {
      return undefined;
    }
    const [first] = list(node, 'arguments');
    return isFunction(first) ? lazyDefault(first, this) : this.resolve(first, scope, steps + 1);
  }

  private visit(node: SyntaxNode, around: Scope, parent: SyntaxNode | undefined): void {
    const isScope = isFunction(node) || /^(?:BlockStatement|For\w*Statement|CatchClause)$/.test(node.type);
    const scope = isScope ? new Scope(around) : around;
    this.scopes.set(node, scope);
    this.declare(node, scope, around, parent);
    childrenOf(node).forEach((inner) => this.visit(inner, scope, node));
  }

  private declare(node: SyntaxNode, scope: Scope, around: Scope, parent: SyntaxNode | undefined): void {
    if (node.type === 'ImportDeclaration') {
      this.declareImports(node, scope);
    } else if (node.type === 'VariableDeclarator') {
      this.declarePattern(child(node, 'id'), scope, child(node, 'init'), parent);
    } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      around.declare(nameOf(child(node, 'id')) ?? '', isFunction(node) ? {init: node} : {});
    } else if (node.type === 'CatchClause') {
      this.declarePattern(child(node, 'param'), scope, undefined, node);
    }
    if (isFunction(node)) {
      // import('…').then((m) => …)
      const call =
        isCall(parent) && calledName(parent) === 'then' ? child(child(parent, 'callee'), 'object') : undefined;
      list(node, 'params').forEach((param, index) =>
        this.declarePattern(param, scope, index === 0 && loadedModule(call) !== undefined ? call : undefined, node),
      );
    }
  }

  private declareImports(node: SyntaxNode, scope: Scope): void {
    const module = textOf(child(node, 'source')) ?? '';
    const isMui = packageNameOf(module) !== undefined;
    for (const specifier of list(node, 'specifiers')) {
      const imported = nameOf(child(specifier, 'imported'));
      const whole = specifier.type === 'ImportNamespaceSpecifier' ? '*' : (module.split('/').at(-1) ?? '');
      const mui = isMui ? {mui: {module, name: imported ?? whole}} : {};
      scope.declare(nameOf(child(specifier, 'local')) ?? '', mui);
    }
  }

  private declarePattern(
    pattern: SyntaxNode | undefined,
    scope: Scope,
    init: SyntaxNode | undefined,
    parent: SyntaxNode | undefined,
  ): void {
    if (!pattern) {
      return;
    }
    if (pattern.type === 'Identifier') {
      const annotation = child(child(pattern, 'typeAnnotation'), 'typeAnnotation');
      scope.declare(nameOf(pattern) ?? '', {...(init && {init}), ...(annotation && {annotation})});
    } else if (pattern.type === 'ObjectPattern') {
      const from = init && this.resolve(init, scope);
      for (const property of list(pattern, 'properties')) {
        const target = child(property, 'value') ?? child(property, 'argument');
        const local = target?.type === 'AssignmentPattern' ? child(target, 'left') : target;
        if (from?.name === '*' && local?.type === 'Identifier') {
          scope.declare(nameOf(local) ?? '', {mui: {module: from.module, name: keyOf(property) ?? '*'}});
        } else {
          this.declarePattern(local, scope, undefined, parent);
        }
      }
    } else {
      const parts = [...list(pattern, 'elements'), child(pattern, 'left'), child(pattern, 'argument')];
      parts.forEach((part) => this.declarePattern(part, scope, undefined, parent));
    }
  }
}
