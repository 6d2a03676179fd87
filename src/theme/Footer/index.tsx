import type {ComponentType, ReactNode} from 'react';
import StaticBlock from '@site/src/ui/StaticBlock';

const Footer: ComponentType | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/Footer') as {default: ComponentType}).default
  : undefined;

/** The stock footer, which needs no script and is the same on all pages. */
export default function StaticFooter(): ReactNode {
  return (
    <StaticBlock staticId="footer" isBoxless isShared>
      {Footer && <Footer />}
    </StaticBlock>
  );
}
