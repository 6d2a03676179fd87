import type {CSSProperties, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {CodeVariant} from '../../site/storage';
import styles from './styles.module.css';

export interface Props {
  readonly html: string;
  readonly htmlJs?: string | undefined;
}

/** For the height of code that is not laid out yet. */
function lineCount(html: string): CSSProperties {
  return {'--code-lines': html.split('\n').length} as CSSProperties;
}

function Code({html, variant}: {readonly html: string; readonly variant?: CodeVariant}): ReactNode {
  const label = translate({id: 'site.code.label', message: 'Code', description: 'Name of a block of code'});
  return (
    <pre
      className={styles.code}
      style={lineCount(html)}
      data-variant={variant}
      // A block that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <code dangerouslySetInnerHTML={{__html: html}} />
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
