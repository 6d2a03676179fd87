import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {flowElement, importNode} from '../../../src/node/mdxNodes';
import {PROJECT_ROOT, projectPath} from '../../../src/node/project';
import type {TranslationsOptions} from '../options';
import {comparePage, type ComparedSection} from './comparePage';
import {englishOf, readPage} from './pages';
import type {Section} from './sections';

const DRIFT = 'TranslationDrift';

/** What of an English section would stand twice on the page, beside its translation. */
const SHOWN_ONCE: readonly string[] = ['Demo', 'Playground'];

interface Parser {
  parse(text: string): Root;
}

type FlowContent = MdxJsxFlowElement['children'];

function linesOf(source: string, [first, last]: Section['lines']): string {
  return source
    .split('\n')
    .slice(first - 1, last)
    .join('\n');
}

/** The blocks of a part of a page. */
function nodesOf(parser: Parser, text: string): FlowContent {
  return parser.parse(text).children as FlowContent;
}

/** A live fence runs once on a page: beside it, its English form is code. */
function withoutRunning(node: FlowContent[number]): FlowContent[number] {
  return node.type === 'code' && node.meta ? {...node, meta: node.meta.replace(/(^|\s)live(?=\s|$)/, '$1')} : node;
}

/** Without what may stand on a page once: demos, playgrounds, imports. */
function readableAgain(nodes: FlowContent): FlowContent {
  return nodes
    .filter(
      (node: RootContent) => node.type !== 'mdxjsEsm' && !('name' in node && SHOWN_ONCE.includes(node.name ?? '')),
    )
    .map(withoutRunning);
}

/** The mark of a section whose English text is another than the one it was made from. */
function driftMark(
  parser: Parser,
  english: string,
  {state, english: original}: ComparedSection,
): MdxJsxFlowElement | undefined {
  if (state === 'orphaned') {
    return flowElement(DRIFT, {state});
  }
  return state === 'stale' && original
    ? flowElement(DRIFT, {state}, readableAgain(nodesOf(parser, linesOf(english, original.lines))))
    : undefined;
}

/** A section that nobody translated yet, as it is in English, so that its URL leads somewhere. */
function englishSection(parser: Parser, source: string, {lines, line}: Section): RootContent[] {
  const [heading] = nodesOf(parser, linesOf(source, [line, line]));
  const body = flowElement('div', {lang: 'en'}, nodesOf(parser, linesOf(source, lines)));
  return heading ? [heading, flowElement(DRIFT, {state: 'missing'}), body] : [];
}

interface Pieces {
  readonly id: string;
  readonly nodes: RootContent[];
}

/** The nodes of a page, cut before each heading; the first piece is what stands above the first one. */
function cutAtHeadings(nodes: readonly RootContent[], ids: readonly string[]): Pieces[] {
  const pieces: Pieces[] = [{id: '', nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading') {
      pieces.push({id: ids[pieces.length] ?? '', nodes: []});
    }
    pieces.at(-1)!.nodes.push(node);
  }
  return pieces;
}

/** Puts a mark below a piece's heading, or above everything where the piece has none. */
function withMark(nodes: RootContent[], mark: RootContent | undefined): RootContent[] {
  const [heading, ...rest] = nodes;
  if (!mark) {
    return nodes;
  }
  return heading?.type === 'heading' ? [heading, mark, ...rest] : [mark, ...nodes];
}

/**
 * The nodes of a translated page with a mark in each section that lags behind, and with the sections that it lacks.
 *
 * @param english source of the English page
 * @param translation source of the translation, which `nodes` was parsed from
 */
function markDrift(parser: Parser, english: string, translation: string, nodes: readonly RootContent[]): RootContent[] {
  const compared = comparePage(english, translation);
  const ids = compared
    .flatMap(({id, translated}) => (translated ? [{id, line: translated.line}] : []))
    .sort((a, b) => a.line - b.line)
    .map(({id}) => id);
  const pieces = cutAtHeadings(nodes, ids);
  const marked = pieces.map(({id, nodes: own}): Pieces => {
    const section = compared.find((other) => other.id === id);
    return {id, nodes: withMark(own, section && driftMark(parser, english, section))};
  });
  // A missing section goes where English has it: behind the one before it.
  compared.forEach((section, index) => {
    if (section.state === 'missing' && section.english) {
      const before = compared[index - 1]?.id ?? '';
      const at = marked.findIndex(({id}) => id === before);
      marked.splice(at + 1, 0, {id: section.id, nodes: englishSection(parser, english, section.english)});
    }
  });
  return marked.flatMap((piece) => piece.nodes);
}

/**
 * Remark plugin: a translation marks the sections whose English text has changed since, and shows those it lacks in
 * English. Pages that are no translation stay as they are.
 */
export default function remarkTranslations(
  this: Parser,
  folders: TranslationsOptions,
): (root: Root, file: {path: string}) => void {
  return (root, file) => {
    const place = projectPath(path.resolve(file.path));
    const english = englishOf(place, folders);
    if (english === undefined || !existsSync(path.join(PROJECT_ROOT, english))) {
      return;
    }
    const source = readPage(path.join(PROJECT_ROOT, english));
    const nodes = markDrift(this, source, readPage(path.resolve(file.path)), root.children);
    const isMarked = nodes.some((node) => 'name' in node && node.name === DRIFT);
    root.children = [...(isMarked ? [importNode(DRIFT, `@theme/${DRIFT}`)] : []), ...nodes];
  };
}
