import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from '@site/src/ui/CopyButton';
import {markdownPath} from '../../markdownPath';
import styles from './styles.module.css';

/** @throws where there is no such file: what a host sends in its place is not the page */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return response.text();
}

/** Copies the page as Markdown, demos as code and API tables as tables, for an issue, a note or a machine. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <CopyButton
      className={styles.button}
      label={translate({
        id: 'markdown.copyPage',
        message: 'Copy as Markdown',
        description: 'Button that copies the whole page as Markdown',
      })}
      getText={() => fetchText(markdownPath(permalink) ?? permalink)}
      data-ga-event-category="page"
      data-ga-event-action="copy-markdown"
      data-ga-event-label={permalink}
    />
  );
}
