/** The provider of the icon font and of other fonts, for pages whose front matter asks for them. */
export interface FontProvider {
  /** The stylesheet of the icon font. */
  readonly iconStylesheet: string;
  /** The stylesheet of a family, whose name replaces `{family}`. */
  readonly familyStylesheet: string;
  /** The origin of the font files that the stylesheets load. */
  readonly fontHost: string;
}

const PROVIDER: FontProvider = {
  iconStylesheet: 'https://fonts.googleapis.com/icon?family=Material+Icons',
  familyStylesheet: 'https://fonts.googleapis.com/css2?family={family}&display=swap',
  fontHost: 'https://fonts.gstatic.com',
};

/**
 * The font provider of a deployment.
 *
 * @param environment may override each URL: `ICON_STYLESHEET`, `FONT_STYLESHEET`, `FONT_HOST`
 */
export function readFontProvider(environment: Readonly<Record<string, string | undefined>>): FontProvider {
  return {
    iconStylesheet: environment['ICON_STYLESHEET'] ?? PROVIDER.iconStylesheet,
    familyStylesheet: environment['FONT_STYLESHEET'] ?? PROVIDER.familyStylesheet,
    fontHost: environment['FONT_HOST'] ?? PROVIDER.fontHost,
  };
}

/** The origins of a provider's stylesheets. */
export function stylesheetHosts({iconStylesheet, familyStylesheet}: FontProvider): string[] {
  return [...new Set([iconStylesheet, familyStylesheet].map((url) => new URL(url).origin))];
}
