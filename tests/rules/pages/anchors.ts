import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {attributeOf, problemAt, isElement, lineOf, nodesIn, type Page, type PageNode} from './page';

/** An element of a page with an id. */
export interface Anchor {
  readonly id: string;
  /** Counted from one. */
  readonly line: number;
  readonly kind: 'heading' | 'demo' | 'playground' | 'element';
}

/** The id of a heading, in a comment at its end. */
function ownId(heading: PageNode): string | undefined {
  const last = heading.children?.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value ?? '')?.[1] : undefined;
}

function wordsOf(heading: PageNode): string {
  return (heading.children ?? [])
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => toString(child))
    .join('')
    .trim();
}

/** The ids of a page's headings, demos, playgrounds and elements, in their order, without ids inside components. */
export function anchorsOf(page: Pick<Page, 'tree'>): Anchor[] {
  const slugger = createSlugger();
  return nodesIn(page.tree).flatMap((node): Anchor[] => {
    const line = lineOf(node);
    if (node.type === 'heading') {
      return [{id: ownId(node) ?? slugger.slug(wordsOf(node)), line, kind: 'heading'}];
    }
    if (isElement(node, 'Demo')) {
      const id = attributeOf(node, 'name');
      return id === undefined ? [] : [{id, line, kind: 'demo'}];
    }
    if (isElement(node, 'Playground')) {
      const id = attributeOf(node, 'id') ?? `${attributeOf(node, 'component')}Playground`;
      return [{id, line, kind: 'playground'}];
    }
    const id = isElement(node) ? attributeOf(node, 'id') : undefined;
    return id === undefined ? [] : [{id, line, kind: 'element'}];
  });
}

/** Ids that occur more than once on a page: links only reach the first. */
export function repeatedAnchorProblems(page: Page): string[] {
  const first = new Map<string, number>();
  return anchorsOf(page).flatMap(({id, line}) => {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, line);
      return [];
    }
    const what = `the anchor "${id}" already stands in line ${earlier}. Give this place a URL of its own.`;
    return [problemAt(page.file, line, what)];
  });
}
