import type {Props} from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';

export default function BrowserOnly({children}: Props): ReactNode {
  return children?.();
}
