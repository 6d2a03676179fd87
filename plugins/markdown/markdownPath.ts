/**
 * Where a page lies as Markdown: its own URL with `.md` in place of the slash at its end.
 *
 * @param route a page's URL, `/x/react-charts/bars/`
 * @returns `/x/react-charts/bars.md`, or nothing for the root, whose Markdown is `llms.txt`
 */
export function markdownPath(route: string, baseUrl = '/'): string | undefined {
  const path = route.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return path === baseUrl.replace(/\/+$/, '') ? undefined : `${path}.md`;
}
