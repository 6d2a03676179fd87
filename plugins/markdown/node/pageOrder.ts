/** The part of the docs plugin's content that is used here: pages, and the sidebars that give their order. */
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {readonly id: string; readonly permalink: string}[];
    readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  }[];
}

interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly items?: readonly SidebarItem[];
}

function idsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({id, items: below}) => [...(id === undefined ? [] : [id]), ...(below ? idsOf(below) : [])]);
}

/**
 * The URLs of the current version's pages in the order of the navigation.
 *
 * @param content what the docs plugin loaded; anything else gives no order
 */
export function pageOrder(content: unknown): string[] {
  const {loadedVersions} = (content ?? {}) as Partial<DocsContent>;
  const current = (loadedVersions ?? []).filter(({isLast}) => isLast);
  return current.flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    return Object.values(sidebars)
      .flatMap(idsOf)
      .flatMap((id) => permalinks.get(id) ?? []);
  });
}
