/** Replaces Docusaurus' banner about a wrong base URL, which this site switches off: saves 1 KB (gzip) on every page. */
export default function noBanner(): null {
  return null;
}
