import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import CopyButton from '../CopyButton';
import CodeVariants, {visibleCode} from '../CodeVariants';
import styles from './styles.module.css';

export interface Props {
  readonly language: string;
  /** Highlighted HTML, made by the build. */
  readonly html: string;
  /** The same in JavaScript, if that differs. */
  readonly htmlJs?: string;
  /** Name of the file the code belongs in. */
  readonly title?: string;
}

/** A block of code in a page, with a copy button. */
export default function CodeFence({language, html, htmlJs, title}: Props): ReactNode {
  const fence = useRef<HTMLDivElement>(null);
  return (
    <div ref={fence} className={clsx(styles.fence, title && styles.titled)} data-code-block="" data-language={language}>
      {title && <div className={styles.title}>{title}</div>}
      <CodeVariants html={html} htmlJs={htmlJs} />
      <CopyButton
        className={styles.copy}
        getText={() => visibleCode(fence.current)}
        data-ga-event-category="code"
        data-ga-event-action="copy-click"
        data-ga-event-label={title}
      />
    </div>
  );
}
