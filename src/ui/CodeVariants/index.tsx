import {useContext, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CodeVariant} from '../../site/storage';
import {ChromeLanguage} from '../ChromeLanguage';
import styles from './styles.module.css';

export interface Props {
  readonly html: string;
  readonly htmlJs?: string | undefined;
}

function Code({html, variant}: {readonly html: string; readonly variant?: CodeVariant}): ReactNode {
  const label = translate({id: 'site.code.label', message: 'Code', description: 'Name of a block of code'});
  return (
    // A block that scrolls must be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.code} data-variant={variant} tabIndex={0} role="group" aria-label={label}>
      <code lang={useContext(ChromeLanguage) && 'en'} dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  );
}

/** Highlighted code, in both languages if they differ; an attribute of `<html>` and CSS show the reader's. */
export default function CodeVariants({html, htmlJs}: Props): ReactNode {
  if (!htmlJs) {
    return <Code html={html} />;
  }
  return (
    <>
      <Code html={html} variant="TS" />
      <Code html={htmlJs} variant="JS" />
    </>
  );
}

/** The text of the variant that is shown inside an element. */
export function visibleCode(container: Element | null): string {
  const blocks = [...(container?.querySelectorAll('pre') ?? [])];
  const shown = blocks.find((block) => getComputedStyle(block).display !== 'none');
  return shown?.textContent ?? '';
}
