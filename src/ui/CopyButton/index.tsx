import {useEffect, useRef, type ButtonHTMLAttributes, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {copyText} from '../clipboard';
import useCopied from '../useCopied';
import {CODE_COPIED} from './codeCopied';
import styles from './styles.module.css';

export interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> {
  /** Gives the text at the moment of the click. */
  readonly getText: () => string | Promise<string>;
  /** What the button says until it has copied; `Copy` unless it stands far from what it copies. */
  readonly label?: string;
}

/** Runs when the code that the button belongs to was copied by keyboard: the block around it, or else its section. */
function useCodeCopied(button: RefObject<HTMLButtonElement>, onCopied: () => void): void {
  useEffect(() => {
    const place = button.current?.closest('[data-code-block]') ?? button.current?.closest('section');
    place?.addEventListener(CODE_COPIED, onCopied);
    return () => place?.removeEventListener(CODE_COPIED, onCopied);
  }, [button, onCopied]);
}

/** A button that copies text and says so for two seconds. */
export default function CopyButton({getText, label, className, ...rest}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [copied, showCopied] = useCopied();
  useCodeCopied(button, showCopied);
  const copy = async (): Promise<void> => {
    let text: string;
    try {
      text = await getText();
    } catch {
      return;
    }
    if (await copyText(text)) {
      showCopied();
    }
  };
  const shown = copied
    ? translate({id: 'site.copy.done', message: 'Copied', description: 'Label of a copy button just after it copied'})
    : (label ?? translate({id: 'site.copy.label', message: 'Copy', description: 'Label of a copy button'}));
  return (
    <button
      data-touch=""
      {...rest}
      ref={button}
      type="button"
      className={clsx(styles.copy, className)}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{shown}</span>
    </button>
  );
}
