import type {ReactNode} from 'react';

export interface Props {
  /** Gives the data as JSON without `<`. Given in the server's bundle only, so that nothing of it reaches the browser. */
  readonly useData?: () => string;
}

/** A data block in the page, such as search engines read. */
function ServerBlock({useData}: Required<Props>): ReactNode {
  return <div hidden dangerouslySetInnerHTML={{__html: `<script type="application/ld+json">${useData()}</script>`}} />;
}

/**
 * A data block that only the server's bundle knows how to make. Hydration keeps what the server wrote; a navigation in the
 * browser, which no search engine makes, leaves it out.
 */
export default function DataBlock({useData}: Props): ReactNode {
  return useData ? (
    <ServerBlock useData={useData} />
  ) : (
    <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  );
}
