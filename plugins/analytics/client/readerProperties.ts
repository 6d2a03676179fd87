import {readLanguage} from '@site/src/site/paths';
import {DEFAULT_CODE_STYLING, DEFAULT_CODE_VARIANT, PAGE_ATTRIBUTES} from '@site/src/site/storage';
import {tag} from './tag';

/** How a reader reads. No property identifies a reader. */
interface ReaderProperties {
  readonly codeVariant: string;
  readonly userLanguage: string;
  /** Device pixels per CSS pixel, to one decimal. */
  readonly devicePixelRatio: number;
  readonly colorSchemeOS: 'dark' | 'light';
  readonly colorScheme: string;
  readonly codeStylingVariant: string;
}

const DARK = '(prefers-color-scheme: dark)';

function readProperties(): ReaderProperties {
  const page = document.documentElement;
  const colorSchemeOS = window.matchMedia(DARK).matches ? 'dark' : 'light';
  return {
    codeVariant: page.getAttribute(PAGE_ATTRIBUTES.codeVariant) ?? DEFAULT_CODE_VARIANT,
    userLanguage: readLanguage(window.location.pathname).userLanguage,
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    colorSchemeOS,
    colorScheme: page.getAttribute(PAGE_ATTRIBUTES.mode) ?? colorSchemeOS,
    codeStylingVariant: page.getAttribute(PAGE_ATTRIBUTES.codeStyling) ?? DEFAULT_CODE_STYLING,
  };
}

/**
 * Reports the reader's properties now and whenever one changes. The reader's choices are attributes of `<html>`.
 */
export function followReader(): void {
  let reported = '';
  const report = (): void => {
    const properties = readProperties();
    const text = JSON.stringify(properties);
    if (text !== reported) {
      reported = text;
      tag('set', 'user_properties', properties);
    }
  };
  /** A query of the ratio matches that ratio alone, so each change asks for the next. */
  const followPixelRatio = (): void => {
    window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        report();
        followPixelRatio();
      },
      {once: true},
    );
  };
  report();
  followPixelRatio();
  window.matchMedia(DARK).addEventListener('change', report);
  new MutationObserver(report).observe(document.documentElement, {attributeFilter: Object.values(PAGE_ATTRIBUTES)});
}
