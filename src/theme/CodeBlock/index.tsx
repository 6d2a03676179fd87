/**
 * Ejected from @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/index.tsx (sha256 02872fb480f9).
 *
 * Differs: does not highlight, so that no highlighter reaches the browser. The build highlights fences and renders them with
 * another component.
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
