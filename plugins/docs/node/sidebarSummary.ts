import type {PropSidebar, PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {SidebarMarks, SidebarSummary} from '../../../src/site/docsRoutes';
import type {NavigationProps} from '../../../src/site/navigation';

function marksOf({customProps}: PropSidebarItem): SidebarMarks {
  const {plan, planned, newFeature} = (customProps ?? {}) as Partial<NavigationProps>;
  return {...(plan && {plan}), ...(planned && {planned}), ...(newFeature && {newFeature})};
}

function linksIn(items: PropSidebar): (PropSidebarItem & {readonly type: 'link'})[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return linksIn(item.items);
    }
    return item.type === 'link' ? [item] : [];
  });
}

/** What the browser needs of a sidebar. The sidebar of a product is one group, which has the marks of the product. */
export function sidebarSummary(items: PropSidebar): SidebarSummary {
  const links = linksIn(items);
  const marked = links.map((link) => [link.docId ?? '', marksOf(link)] as const);
  return {
    start: links[0]?.href,
    marks: items[0] ? marksOf(items[0]) : {},
    pages: Object.fromEntries(marked.filter(([id, marks]) => id !== '' && Object.keys(marks).length > 0)),
  };
}
