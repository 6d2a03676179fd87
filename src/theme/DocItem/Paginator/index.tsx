import type {ComponentType, ReactNode} from 'react';
import StaticBlock from '@site/src/ui/StaticBlock';

const Paginator: ComponentType | undefined = __STATIC_CONTENT__
  ? (require('@theme-original/DocItem/Paginator') as {default: ComponentType}).default
  : undefined;

/** The stock links to the pages before and after, which need no script. */
export default function StaticPaginator(): ReactNode {
  return <StaticBlock staticId="paginator">{Paginator && <Paginator />}</StaticBlock>;
}
