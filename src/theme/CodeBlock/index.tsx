/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/index.tsx (sha256 02872fb480f9).
 *
 * Differs: highlights nothing. Fences are highlighted by the build and never come here; what does come is shown plain,
 * so that no highlighter reaches the browser.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';

export default function CodeBlock({children}: Props): ReactNode {
  return (
    <pre>
      <code>{children}</code>
    </pre>
  );
}
