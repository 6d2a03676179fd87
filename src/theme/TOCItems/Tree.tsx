/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/TOCItems/Tree.tsx (sha256 5addc8c3b2af).
 *
 * Differs: the api-reference plugin may list more below an entry.
 */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ApiContents from '@theme/ApiContents';
import type {Props} from '@theme/TOCItems/Tree';

function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (!toc.length) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <Link
            to={`#${heading.id}`}
            className={linkClassName ?? undefined}
            // HTML of headings, which the build has rendered.
            dangerouslySetInnerHTML={{__html: heading.value}}
          />
          <ApiContents heading={heading.id} />
          <TOCItemTree isChild toc={heading.children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
