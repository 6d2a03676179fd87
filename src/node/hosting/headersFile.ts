/** One rule of a `_headers` file: the headers of all URLs that a pattern matches. */
export interface HeaderRule {
  /** A URL, in which `*` stands for any characters: `/assets/*`. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The text of a `_headers` file, a format that static hosts read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({pattern, headers}) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Reads a `_headers` file.
 *
 * @throws when a header comes before any URL, or a line has no colon
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) {
      continue;
    }
    if (!/^\s/.test(line)) {
      rules.push({pattern: line.trim(), headers: {}});
      continue;
    }
    const [, name, value] = /^\s+([^\s:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || value === undefined) {
      throw new Error(`[hosting] _headers:${index + 1}: expected "  Name: value" below a URL.`);
    }
    rule.headers[name] = value;
  }
  return rules;
}

/** Whether a URL matches a pattern in which `*` stands for any characters. */
export function matchesPattern(pattern: string, url: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('.*')}$`, 's').test(url);
}

/** The headers of a URL by lower-case name. If several rules set one header, hosts send all its values, joined by commas. */
export function headersOf(rules: readonly HeaderRule[], url: string): Record<string, string> {
  const joined = new Map<string, string>();
  for (const {headers} of rules.filter(({pattern}) => matchesPattern(pattern, url))) {
    for (const [header, value] of Object.entries(headers)) {
      const name = header.toLowerCase();
      const before = joined.get(name);
      joined.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return Object.fromEntries(joined);
}
