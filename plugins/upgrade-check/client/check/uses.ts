import type {BehaviorNote} from '../../behaviorChanges';
import type {CheckedProduct, Note, Subject} from '../../types';
import {packageNameOf, productOf} from './muiNames';
import type {Scope, Scopes} from './scopes';
import {childrenOf, list, textOf, child, type SyntaxNode} from './syntax';

/** A place in the code that uses something of MUI X by name. */
export interface Use {
  readonly product: CheckedProduct;
  readonly of: Subject | 'themeKeys';
  readonly name: string;
  /** What has it, as the list of API changes names it: one of these. */
  readonly owners: readonly string[];
  /** What has it, as a reader would say it. */
  readonly shownOwner?: string;
  /** Where it is in the text. */
  readonly offset: number;
  /** What it is set to. */
  readonly value?: SyntaxNode;
  /** Whether it is a prop in an object, which the codemod does not look into. */
  readonly isSpread?: boolean;
  /** Whether only the name speaks for it, and code of the reader's own may have the same name. */
  readonly isUnsure?: boolean;
}

/** A place where something may be wrong that has no name of its own in the list of API changes. */
export interface NotedPlace {
  readonly note: BehaviorNote | Extract<Note, 'spread' | 'everyExport'>;
  readonly product: CheckedProduct;
  readonly name: string;
  readonly owner?: string;
  readonly offset: number;
}

/** A file while its uses are collected. */
export class UseCollection {
  readonly uses: Use[] = [];
  readonly noted: NotedPlace[] = [];
  /** Functions that read the grid's state, by the name of their parameter. */
  readonly selectorStates = new WeakMap<Scope, string>();
  /** The packages that the file names: `@mui/x-data-grid-pro`. */
  readonly packages: ReadonlySet<string>;
  readonly products: ReadonlySet<CheckedProduct>;
  readonly modules: ReadonlySet<string>;
  private readonly places = new Set<string>();

  constructor(
    readonly scopes: Scopes,
    readonly root: SyntaxNode,
  ) {
    this.modules = modulesIn(root);
    const names = [...this.modules].flatMap((module) => packageNameOf(module) ?? []);
    this.packages = new Set(names);
    this.products = new Set(names.flatMap((name) => productOf(name) ?? []));
  }

  /** Adds a use, once for each place: an object may be met as a spread and by its type. */
  add(use: Use): void {
    if (this.isNew(`${use.offset} ${use.of} ${use.name}`)) {
      this.uses.push(use);
    }
  }

  mark(place: NotedPlace): void {
    if (this.isNew(`${place.offset} ${place.note}`)) {
      this.noted.push(place);
    }
  }

  /** Marks the first such place of the file: what it says holds for all of them. */
  markOnce(place: NotedPlace): void {
    if (this.isNew(`${place.note} ${place.owner ?? ''}`)) {
      this.noted.push(place);
    }
  }

  private isNew(place: string): boolean {
    const isNew = !this.places.has(place);
    this.places.add(place);
    return isNew;
  }
}

/** The modules that a file imports or exports from, or loads by a call. */
function modulesIn(root: SyntaxNode): ReadonlySet<string> {
  const modules = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    const isLoad = node.type === 'CallExpression' || node.type === 'ImportExpression' || node.type === 'TSImportType';
    const source =
      child(node, 'source') ?? (isLoad ? (list(node, 'arguments')[0] ?? child(node, 'argument')) : undefined);
    const module = textOf(source);
    if (module !== undefined && (/^(?:Import|Export)/.test(node.type) || packageNameOf(module) !== undefined)) {
      modules.add(module);
    }
    childrenOf(node).forEach(visit);
  };
  visit(root);
  return modules;
}

/** Looks at one node; each part of the check has one such function, which runs on every node of a file. */
export type Collector = (node: SyntaxNode, into: UseCollection, parent: SyntaxNode | undefined) => void;
