import type {SearchNames, SearchTypes} from '../types';

/** The types of names by the URLs of their places. A page of which another deployment has other rows is left out. */
export function typesByUrl({pages}: SearchNames, {types, rows}: SearchTypes): Map<string, string> {
  const found = new Map<string, string>();
  for (const {path, rows: sections = []} of pages) {
    const urls = [path, ...sections.flatMap(({stem, names}) => names.map((name) => `${path}#${stem}${name}`))];
    const places = rows[path] ?? [];
    urls.forEach((url, index) => {
      const type = places.length === urls.length ? types[places[index] ?? -1] : undefined;
      if (type !== undefined) {
        found.set(url, type);
      }
    });
  }
  return found;
}
