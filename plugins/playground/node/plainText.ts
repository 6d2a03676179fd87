import type {RichInline, RichText} from '../../../src/site/apiData';

function inlineText(part: RichInline): string {
  if (typeof part === 'string') {
    return part;
  }
  switch (part.kind) {
    case 'code':
      return part.text;
    case 'break':
      return ' ';
    case 'strong':
    case 'emphasis':
    case 'link':
      return part.content.map(inlineText).join('');
  }
}

/** The first sentence of a comment, as plain text. */
export function firstSentence(description: RichText): string {
  const paragraph = description.find((block) => block.kind === 'paragraph');
  const text = (paragraph?.content ?? []).map(inlineText).join('').replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s+[A-Z]|$)/.exec(text)?.[0] ?? text;
}
