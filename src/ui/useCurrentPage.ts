import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {TrimmedVersion} from '../site/docsRoutes';
import {readVersion} from '../site/paths';

export interface CurrentPage {
  /** The page's path in the current version, without the language's base. */
  readonly path: string;
  /** Whether the current version still has the page. */
  readonly isKept: boolean;
}

/** What the page that is rendered, of whatever version, is in the current version. */
export default function useCurrentPage(): CurrentPage {
  const {id, permalink} = useDoc().metadata;
  const {onlyHere = []}: TrimmedVersion = useDocsVersion();
  return {path: readVersion(permalink).path, isKept: !onlyHere.includes(id)};
}
