import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RichBlock, RichInline, RichText} from '../../types';

function renderInline(parts: readonly RichInline[]): ReactNode[] {
  // Parts have no identity of their own and never move, so their place is their key.
  return parts.map((part, index) => {
    if (typeof part === 'string') {
      return <Fragment key={index}>{part}</Fragment>;
    }
    switch (part.kind) {
      case 'code':
        return (
          <code key={index} dir="ltr">
            {part.text}
          </code>
        );
      case 'break':
        return <br key={index} />;
      case 'link':
        return (
          <Link key={index} to={part.href}>
            {renderInline(part.content)}
          </Link>
        );
      case 'strong':
        return <strong key={index}>{renderInline(part.content)}</strong>;
      case 'emphasis':
        return <em key={index}>{renderInline(part.content)}</em>;
      default:
        return null;
    }
  });
}

function renderBlock(block: RichBlock, index: number): ReactNode {
  if (block.kind === 'code') {
    return (
      <pre key={index} dir="ltr">
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'paragraph') {
    return <p key={index}>{renderInline(block.content)}</p>;
  }
  const items = block.items.map((item, place) => <li key={place}>{renderInline(item)}</li>);
  return block.ordered ? <ol key={index}>{items}</ol> : <ul key={index}>{items}</ul>;
}

export interface Props {
  readonly text: RichText;
}

/** A comment of a package. React escapes every word of it: it can bring text, links and code, and nothing else. */
export default function RichTextView({text}: Props): ReactNode {
  return <>{text.map(renderBlock)}</>;
}
