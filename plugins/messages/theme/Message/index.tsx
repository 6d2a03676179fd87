import {useContext, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
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

/** A message of the packages with an address of its own: its text, where it comes from, and what the page says of it. */
export default function Message({id, level, parts, files, source, children}: Props): ReactNode {
  const first = firstLine(parts);
  const isLonger = parts.join('') !== first.join('');
  return (
    <article
      className={styles.message}
      aria-labelledby={id}
      data-message={choiceOfLevel(level)}
      data-explained={children ? '' : undefined}
    >
      <Heading as="h3" id={id} className={styles.heading}>
        <code dir="ltr" translate="no">
          <Text parts={first} />
        </code>
      </Heading>
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
