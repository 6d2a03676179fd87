import type {ComponentProps, ReactNode} from 'react';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
// eslint-disable-next-line no-restricted-imports -- its own name leads to this file here
import OriginalTranslate, {translate as originalTranslate} from '@docusaurus/core/lib/client/exports/Translate';

type Key = string | undefined;

const reported = new Set<string>();

/**
 * Tells a developer of a text of the chrome that the language lacks. Readers see the English one.
 */
function reportMissing(key: Key): void {
  if (key !== undefined && !(key in codeTranslations) && !reported.has(key)) {
    reported.add(key);
    // eslint-disable-next-line no-console -- for the developer
    console.error(`No translation of "${key}" for the language "${i18n.currentLocale}".`);
  }
}

/** Docusaurus' own, in every language but the default one. */
export function translate(...[text, values]: Parameters<typeof originalTranslate>): string {
  reportMissing(text.id ?? text.message);
  return originalTranslate(text, values);
}

export default function Translate(props: ComponentProps<typeof OriginalTranslate>): ReactNode {
  reportMissing(props.id ?? (typeof props.children === 'string' ? props.children : undefined));
  return <OriginalTranslate {...props} />;
}
