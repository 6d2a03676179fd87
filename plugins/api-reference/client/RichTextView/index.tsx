import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {RichBlock, RichInline, RichText} from '../../types';
import usePackageLanguage from '../usePackageLanguage';

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

function renderBlock(block: RichBlock, index: number, lang: string | undefined): ReactNode {
  if (block.kind === 'code') {
    return (
      <pre key={index} dir="ltr">
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'paragraph') {
    return (
      <p key={index} lang={lang}>
        {renderInline(block.content)}
      </p>
    );
  }
  const items = block.items.map((item, place) => <li key={place}>{renderInline(item)}</li>);
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List key={index} lang={lang}>
      {items}
    </List>
  );
}

export interface Props {
  readonly text: RichText;
}

/** A comment of a package. React escapes every word of it: it can bring text, links and code, and nothing else. */
export default function RichTextView({text}: Props): ReactNode {
  const lang = usePackageLanguage();
  return <>{text.map((block, index) => renderBlock(block, index, lang))}</>;
}
