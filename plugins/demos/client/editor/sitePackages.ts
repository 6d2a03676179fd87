import type {EditorPackages} from '../../types';

/** Fetches the list of all modules that the site can give to a text. It is long, and few texts import more than their demo. */
export async function sitePackages(): Promise<readonly EditorPackages[]> {
  const {default: packages} = await import('@generated/demos/default/editorPackages');
  return packages;
}
