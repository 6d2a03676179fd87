/** Where pages that ask for it get an icon font or one more font. No other page asks anybody. */
export interface FontProvider {
  /** The stylesheet of the icon font. */
  readonly iconStylesheet: string;
  /** The stylesheet of a family, whose name stands in the place of `{family}`. */
  readonly familyStylesheet: string;
  /** The origin from which these stylesheets take the fonts. */
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
 * @param environment may name another one: `ICON_STYLESHEET`, `FONT_STYLESHEET`, `FONT_HOST`
 */
export function readFontProvider(environment: Readonly<Record<string, string | undefined>>): FontProvider {
  return {
    iconStylesheet: environment['ICON_STYLESHEET'] ?? PROVIDER.iconStylesheet,
    familyStylesheet: environment['FONT_STYLESHEET'] ?? PROVIDER.familyStylesheet,
    fontHost: environment['FONT_HOST'] ?? PROVIDER.fontHost,
  };
}

/** The origins from which a provider's stylesheets come. */
export function stylesheetHosts({iconStylesheet, familyStylesheet}: FontProvider): string[] {
  return [...new Set([iconStylesheet, familyStylesheet].map((url) => new URL(url).origin))];
}
