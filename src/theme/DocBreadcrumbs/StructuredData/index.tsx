import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

type Breadcrumb = Props['breadcrumbs'][number];

function firstAddress(item: Breadcrumb): string | undefined {
  return item.type === 'category' ? (item.href ?? item.items.map(itemAddress).find(Boolean)) : item.href;
}

function itemAddress(item: Extract<Breadcrumb, {type: 'category'}>['items'][number]): string | undefined {
  return item.type === 'html' ? undefined : firstAddress(item);
}

/** The breadcrumb for search engines, which take an item only with an address: a group has its first page's. */
export default function BreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const addressed = breadcrumbs.map((item) => {
    const href = firstAddress(item);
    return item.type === 'category' && href !== undefined ? {...item, href} : item;
  });
  return <StructuredData breadcrumbs={addressed} />;
}
