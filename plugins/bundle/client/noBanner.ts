/** Stands in for Docusaurus' warning about a wrong base URL, which this site switches off: 1 KB (gzip) on every page. */
export default function noBanner(): null {
  return null;
}
