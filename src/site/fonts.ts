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
