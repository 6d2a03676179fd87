import {
  attributeOf,
  childrenOf,
  findElement,
  isElement,
  textOf,
  type BuiltPage,
  type HtmlElement,
  type HtmlNode,
} from '../../../src/node/builtPages';
import {escapeHtml} from '../../../src/text/escapeHtml';

/** Elements that say nothing a reader would search for: controls, pictures, code that is too long to be prose. */
const SILENT = new Set(
  'audio button canvas dialog fieldset form iframe input label nav noscript object pre script select style svg template textarea video'.split(
    ' ',
  ),
);

/** A demo with its toolbar and source; it is found by its name. */
function isDemo(element: HtmlElement): boolean {
  const isStage = (part: HtmlElement): boolean => attributeOf(part, 'data-demo-preview') !== undefined;
  return element.tagName === 'section' && findElement(element, isStage) !== undefined;
}

/** Whether an element is no text of the page: a control, a running demo, a mark for screen readers. */
function isSilent(element: HtmlElement): boolean {
  return (
    SILENT.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    isDemo(element) ||
    attributeOf(element, 'data-api-section') !== undefined ||
    /\bhash-link\b/.test(attributeOf(element, 'class') ?? '')
  );
}

const BLOCKS =
  /^(?:p|div|li|ul|ol|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|section|header|article|details|summary)$/;

function searchable(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) {
    // A member is asked for by its own name: `LicenseInfo.setLicenseKey`.
    return escapeHtml(node.value.replace(/(?<=[A-Za-z])\.(?=[a-z]+[A-Z])/g, '. '));
  }
  if (!isElement(node) || isSilent(node)) {
    return '';
  }
  const inside = childrenOf(node).map(searchable).join('');
  if (/^h[1-6]$/.test(node.tagName)) {
    const id = attributeOf(node, 'id');
    return `<${node.tagName}${id ? ` id="${escapeHtml(id).replace(/"/g, '&quot;')}"` : ''}>${inside}</${node.tagName}>`;
  }
  return BLOCKS.test(node.tagName) ? `<p>${inside}</p>` : inside;
}

/**
 * The text of a page for the full-text index: headings with their ids and prose, without controls, demos and long code.
 *
 * @param language two letters, which decide how words are told apart
 */
export function searchText({content, title}: BuiltPage, language: string): string {
  const body = childrenOf(content).map(searchable).join('\n');
  const heading = /<h1\b/.test(body) ? '' : `<h1>${escapeHtml(title)}</h1>`;
  return `<html lang="${language}"><body>${heading}${body}</body></html>`;
}

/** The text of the headings of a page, without the title. */
export function headingsOf({content}: BuiltPage): string[] {
  const below = (node: HtmlNode): string[] =>
    childrenOf(node).flatMap((child) => {
      if (!isElement(child) || isSilent(child)) {
        return [];
      }
      return /^h[2-6]$/.test(child.tagName) ? [headingText(child)] : below(child);
    });
  return below(content);
}

function headingText(heading: HtmlElement): string {
  const spoken = childrenOf(heading).filter((child) => !isElement(child) || !isSilent(child));
  return spoken
    .map(textOf)
    .join('')
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
