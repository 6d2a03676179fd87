import {useCallback, useEffect, useRef, useState, type ButtonHTMLAttributes, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {COPY_FEEDBACK_MS} from '../../site/limits';
import {copyText} from '../clipboard';
import styles from './styles.module.css';

export interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'type'> {
  /** Gives the text at the moment of the click. */
  readonly getText: () => string | Promise<string>;
}

function useCopied(): [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPY_FEEDBACK_MS);
  }, []);
  return [copied, show];
}

/** A button that copies text and says so for two seconds (spec, "Copy button"). */
export default function CopyButton({getText, className, ...rest}: Props): ReactNode {
  const [copied, showCopied] = useCopied();
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
  const label = copied
    ? translate({id: 'site.copy.done', message: 'Copied', description: 'Label of a copy button just after it copied'})
    : translate({id: 'site.copy.label', message: 'Copy', description: 'Label of a copy button'});
  return (
    <button {...rest} type="button" className={clsx(styles.copy, className)} onClick={() => void copy()}>
      <span aria-live="polite">{label}</span>
    </button>
  );
}
