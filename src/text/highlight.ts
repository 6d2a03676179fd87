import {Prism} from 'prism-react-renderer';
import {escapeHtml} from './escapeHtml';

/** Names writers give a fence, and the grammar that reads it. */
const GRAMMAR_OF_LANGUAGE: Readonly<Record<string, string>> = {
  js: 'jsx',
  javascript: 'jsx',
  ts: 'tsx',
  typescript: 'tsx',
  html: 'markup',
  xml: 'markup',
  svg: 'markup',
  sh: 'bash',
  shell: 'bash',
  md: 'markdown',
  yml: 'yaml',
};

/** Grammars that prism-react-renderer does not bring. */
const OWN_GRAMMARS: Readonly<Record<string, object>> = {
  bash: {
    comment: {pattern: /(^|\s)#.*/, lookbehind: true},
    string: /"[^"\n]*"|'[^'\n]*'/,
    function: {pattern: /(^|[\n;&|]\s*)[\w./-]+/, lookbehind: true},
    parameter: {pattern: /(\s)--?[\w-]+/, lookbehind: true},
    operator: /&&|\|\||[|;>]/,
  },
  diff: {
    inserted: /^\+.*$/m,
    deleted: /^-.*$/m,
    comment: /^@@.*$/m,
  },
};

/** Languages that are shown as they are. */
const PLAIN_LANGUAGES: readonly string[] = ['text', 'txt', 'plain'];

function htmlOfTokens(tokens: ReturnType<typeof Prism.tokenize>): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string') {
        return escapeHtml(token);
      }
      const content = Array.isArray(token.content) ? token.content : [token.content];
      return `<span class="tk-${token.type}">${htmlOfTokens(content as typeof tokens)}</span>`;
    })
    .join('');
}

function nameOf(language: string): string {
  return GRAMMAR_OF_LANGUAGE[language] ?? language;
}

function grammarOf(language: string): Parameters<typeof Prism.tokenize>[1] | undefined {
  const name = nameOf(language);
  return (OWN_GRAMMARS[name] ?? Prism.languages[name]) as Parameters<typeof Prism.tokenize>[1] | undefined;
}

/** Whether {@link highlight} knows the language. */
export function canHighlight(language: string): boolean {
  return PLAIN_LANGUAGES.includes(language) || grammarOf(language) !== undefined;
}

/**
 * Colors code in Node, so that no highlighter reaches the browser.
 *
 * @param code the source text
 * @param language what a writer calls it: `tsx`, `bash`, `diff`, …; an unknown one is shown plain
 * @returns HTML of escaped text and `<span class="tk-…">`
 */
export function highlight(code: string, language: string): string {
  const grammar = grammarOf(language);
  if (!grammar) {
    return escapeHtml(code);
  }
  const environment = {code, grammar, language: nameOf(language), tokens: Prism.tokenize(code, grammar)};
  // Tells the text in JSX from code.
  Prism.hooks.run('after-tokenize', environment);
  return htmlOfTokens(environment.tokens);
}
