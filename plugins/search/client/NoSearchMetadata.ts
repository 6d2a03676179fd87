/** In place of Docusaurus' `SearchMetadata`, if the search is the site's own. */
export default function NoSearchMetadata(): null {
  return null;
}
