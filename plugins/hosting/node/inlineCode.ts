/** The code in a page's HTML that runs without a file: inline scripts and event handler attributes. */
export interface InlineCode {
  /** The text of each inline script that is executed, exactly as in the page. */
  readonly scripts: readonly string[];
  /** Each event handler attribute, with its tag: `<img onload>`. */
  readonly handlers: readonly string[];
}

const ATTRIBUTES = String.raw`(?:[^"'>]|"[^"]*"|'[^']*')*`;

/** A comment, an element whose content is text (with that content), or any other start tag. */
const TOKEN = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(?<raw>script|style|textarea|title)\\b(?<rawAttributes>${ATTRIBUTES})>(?<text>[\\s\\S]*?)</\\k<raw>\\s*>`,
    `<(?<tag>[a-z][^\\s/>]*)(?<attributes>${ATTRIBUTES})>`,
  ].join('|'),
  'gi',
);

const ATTRIBUTE = /(?<name>[^\s"'>/=]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/g;

/** Whether a tag may have an event handler: most have none, and reading all their attributes takes most of the time. */
const MAY_HANDLE = /[\s"'/]on[a-z]/i;

/** The attributes of a start tag, by lower-case name. */
function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(({groups = {}}) => [
      (groups['name'] ?? '').toLowerCase(),
      groups['double'] ?? groups['single'] ?? groups['bare'] ?? '',
    ]),
  );
}

/** Types of `<script>` that a policy has to allow; every other type is a data block, such as JSON-LD. */
const EXECUTED_TYPES: readonly string[] = [
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
  'text/ecmascript',
  'application/ecmascript',
];

function isExecuted(attributes: ReadonlyMap<string, string>): boolean {
  return !attributes.has('src') && EXECUTED_TYPES.includes((attributes.get('type') ?? '').trim().toLowerCase());
}

/**
 * Finds the code in a page that a Content-Security-Policy has to allow or refuse. Regular expressions instead of parse5, which takes
 * five times as long for the whole site.
 *
 * @param html a whole page, minified or not
 */
export function readInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const handlers: string[] = [];
  for (const {groups = {}} of html.matchAll(TOKEN)) {
    const tag = (groups['raw'] ?? groups['tag'])?.toLowerCase();
    if (!tag) {
      continue;
    }
    const text = groups['rawAttributes'] ?? groups['attributes'] ?? '';
    if (tag !== 'script' && !MAY_HANDLE.test(text)) {
      continue;
    }
    const attributes = readAttributes(text);
    for (const name of attributes.keys()) {
      if (/^on[a-z]/.test(name)) {
        handlers.push(`<${tag} ${name}>`);
      }
    }
    if (tag === 'script' && groups['text'] && isExecuted(attributes)) {
      scripts.push(groups['text']);
    }
  }
  return {scripts, handlers};
}
