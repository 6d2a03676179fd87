/** The provider of the icon font and of other fonts, for pages whose front matter asks for them: a setting of the build. */
export interface FontProvider {
  /** The stylesheet of the icon font. */
  readonly iconStylesheet: string;
  /** The stylesheet of a family, whose name replaces `{family}`. */
  readonly familyStylesheet: string;
  /** The origin of the font files that the stylesheets load. */
  readonly fontHost: string;
}

/** The origins of a provider's stylesheets. */
export function stylesheetHosts({iconStylesheet, familyStylesheet}: FontProvider): string[] {
  return [...new Set([iconStylesheet, familyStylesheet].map((url) => new URL(url).origin))];
}

/** How a family is named for the provider: `Roboto Slab`, `Roboto Slab:wght@400;700`. */
export const FONT_FAMILY = /^[A-Za-z][\w ]*(?::[\w@,;.]+)?$/;

/** The stylesheet of a family, which may name its weights. */
export function familyStylesheet({familyStylesheet: pattern}: FontProvider, family: string): string {
  return pattern.replace('{family}', () => encodeURIComponent(family));
}
