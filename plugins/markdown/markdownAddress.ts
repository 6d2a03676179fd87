/**
 * Where a page lies as Markdown: its own address with `.md` in place of the slash at its end.
 *
 * @param route a page's address, `/x/react-charts/bars/`
 * @returns `/x/react-charts/bars.md`, or nothing for the root, whose Markdown is `llms.txt`
 */
export function markdownAddress(route: string, baseUrl = '/'): string | undefined {
  const path = route.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === baseUrl.replace(/\/+$/, '') ? undefined : `${path}.md`;
}
