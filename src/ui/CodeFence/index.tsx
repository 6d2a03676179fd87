import {useContext, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ChromeLanguage} from '../ChromeLanguage';
import CopyButton from '../CopyButton';
import StaticBlock from '../StaticBlock';
import CodeVariants, {visibleCode} from '../CodeVariants';
import styles from './styles.module.css';

export interface Props {
  readonly language: string;
  /** Highlighted HTML, made by the build; in a page, in the server's bundle only. */
  readonly html?: string;
  /** The same in JavaScript, if that differs. */
  readonly htmlJs?: string;
  /** Name of the file the code belongs in. */
  readonly title?: string;
  /** Of a fence in a page: the id of the block of its code. */
  readonly staticId?: string;
}

/** A block of code in a page, with a copy button. */
export default function CodeFence({language, html = '', htmlJs, title, staticId}: Props): ReactNode {
  const fence = useRef<HTMLDivElement>(null);
  const code = <CodeVariants html={html} htmlJs={htmlJs} />;
  return (
    <div
      ref={fence}
      className={clsx(styles.fence, title && styles.titled)}
      lang={useContext(ChromeLanguage)}
      data-code-block=""
      data-language={language}
    >
      {title && <div className={styles.title}>{title}</div>}
      {staticId ? <StaticBlock staticId={staticId}>{code}</StaticBlock> : code}
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
