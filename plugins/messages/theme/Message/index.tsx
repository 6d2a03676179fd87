import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MessageLevel} from '@site/src/site/packageMessages';
import {ChromeLanguage} from '@site/src/ui/ChromeLanguage';
import {choiceOfLevel} from '../../types';
import styles from './somePages.module.css';

export interface Props {
  /** The address after the `#`. */
  readonly id: string;
  readonly level: MessageLevel;
  /** Texts and, between them, the names of what is filled in; the build puts it in (`node/remarkMessages.ts`). */
  readonly parts: readonly string[];
  /** Each file that prints it: its package, its path there, and the URL of its source. */
  readonly files: readonly (readonly [packageName: string, path: string, url: string])[];
  /** The package that prints it, if it is none of those that are documented here. */
  readonly source?: string;
  /** What causes it, and what to do. */
  readonly children?: ReactNode;
}

/** How a message reaches the developer, as developers say it. */
function levelLabel(level: MessageLevel): ReactNode {
  switch (level) {
    case 'thrown':
      return (
        <Translate id="messages.level.thrown" description="Kind of a message: an error that stops the program">
          Thrown error
        </Translate>
      );
    case 'prop':
      return (
        <Translate id="messages.level.prop" description="Kind of a message: React refuses a prop, in the console">
          Failed prop type
        </Translate>
      );
    case 'error':
      return <code>console.error</code>;
    case 'warning':
      return <code>console.warn</code>;
  }
}

/** The text with what is filled in set apart. */
function Text({parts}: Pick<Props, 'parts'>): ReactNode {
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <i key={index} className={styles.value}>
        {`{${part}}`}
      </i>
    ),
  );
}

/** The line that tells the message from others: the first with words. */
function firstLine(parts: readonly string[]): readonly string[] {
  const line: string[] = [];
  for (const [index, part] of parts.entries()) {
    const own = index % 2 === 0 && line.join('') === '' ? part.replace(/^[\s*]+/, '') : part;
    const [start = '', ...rest] = index % 2 === 0 ? own.split('\n') : [own];
    line.push(start);
    if (rest.length > 0) {
      break;
    }
  }
  return line;
}

interface MessageHeadingProps {
  readonly id: string;
  /** Of what names the message, without the heading's link. */
  readonly textId: string;
  readonly parts: readonly string[];
}

/** The stock heading names its link by text alone, and otherwise by its id; this one is code. */
function MessageHeading({id, textId, parts}: MessageHeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const linkName = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    {heading: parts.map((part, index) => (index % 2 === 0 ? part : `{${part}}`)).join('')},
  );
  return (
    <h3 id={id} className={clsx('anchor', styles.heading)}>
      <code id={textId} dir="ltr" translate="no">
        <Text parts={parts} />
      </code>
      <Link className="hash-link" to={`#${id}`} aria-label={linkName} title={linkName} translate="no">
        &#8203;
      </Link>
    </h3>
  );
}

/** A message of the packages with an address of its own: its text, where it comes from, and what the page says of it. */
export default function Message({id, level, parts, files, source, children}: Props): ReactNode {
  const first = firstLine(parts);
  const isLonger = parts.join('') !== first.join('');
  const textId = `${id}-text`;
  return (
    <article
      className={styles.message}
      aria-labelledby={textId}
      data-message={choiceOfLevel(level)}
      data-explained={children ? '' : undefined}
    >
      <MessageHeading id={id} textId={textId} parts={first} />
      {isLonger && (
        <pre className={styles.text} dir="ltr" translate="no" data-message-text="">
          <Text parts={parts} />
        </pre>
      )}
      <p className={styles.facts} lang={useContext(ChromeLanguage)}>
        {levelLabel(level)}
        {source && <span> {source}</span>}
        {files.map(([packageName, file, url]) => (
          <span key={url}>
            {/* Between words of a line in Markdown; beside each other here. */}{' '}
            <a href={url} dir="ltr" translate="no">
              {`${packageName}/${file}`}
            </a>
          </span>
        ))}
      </p>
      {children}
    </article>
  );
}
