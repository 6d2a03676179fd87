import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type PageLink = LoadedVersion['docs'][number]['previous'];

/** The pages of a sidebar, by id, with their labels. */
function labelsOf(items: readonly SidebarItem[]): [id: string, label: string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'category') {
      return labelsOf(item.items);
    }
    return item.type === 'doc' && item.label !== undefined ? [[item.id, item.label]] : [];
  });
}

function translateVersion(version: LoadedVersion): LoadedVersion {
  const labels = new Map(Object.values(version.sidebars).flatMap(labelsOf));
  const labelByPermalink = new Map(version.docs.map(({id, permalink}) => [permalink, labels.get(id)]));
  const translateLink = (link: PageLink): PageLink =>
    link && {...link, title: labelByPermalink.get(link.permalink) ?? link.title};
  return {
    ...version,
    docs: version.docs.map((doc) => ({...doc, previous: translateLink(doc.previous), next: translateLink(doc.next)})),
  };
}

/**
 * Gives the links to the previous and the next page the labels that the sidebar has in this language: Docusaurus takes them
 * from the sidebar before it is translated.
 *
 * @param content what the docs plugin loaded, with translated sidebars
 */
export function translatePagination(content: unknown): LoadedContent {
  const {loadedVersions} = content as LoadedContent;
  return {loadedVersions: loadedVersions.map(translateVersion)};
}
