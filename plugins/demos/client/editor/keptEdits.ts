import type {CodeVariant} from '@site/src/site/storage';
import {STYLING_SLUGS} from '@site/src/site/storage';
import {forgetForTab, readForTab, writeForTab} from '@site/src/ui/tabStorage';
import type {DemoInfo, DemoStyling} from '../../types';

const PREFIX = 'demo-edit';

/** Edits until the page is left: it may not store anything, or has no more room. */
const memory = new Map<string, string>();

/**
 * The key of an edited text: each language, each styling and each date library of a demo has its own.
 *
 * @param demo its place on the page tells it from others of its name, such as two playgrounds of a component
 */
export function editKey(
  {page, name, anchor = name}: Pick<DemoInfo, 'page' | 'name' | 'anchor'>,
  {styling, dateLibrary}: Pick<DemoStyling, 'styling' | 'dateLibrary'>,
  variant: CodeVariant,
): string {
  const library = dateLibrary ? `.${dateLibrary}` : '';
  return `${PREFIX}:${page}#${STYLING_SLUGS[styling]}-${anchor}${library}.${variant}`;
}

/**
 * The key under which code that came with a link is kept once the reader has changed it, beside the reader's own edit of the
 * same text, which it does not replace.
 */
export function linkedKey(key: string): string {
  return `${key}:linked`;
}

/** The key of the theme, as JSON, that belongs to what is kept under a {@link linkedKey}. */
export function linkedThemeKey(key: string): string {
  return `${linkedKey(key)}:theme`;
}

/** The key under which an open editor of a demo is remembered. */
export function editingKey({page, name}: Pick<DemoInfo, 'page' | 'name'>): string {
  return `${PREFIX}:${page}#${name}`;
}

/** The text that is kept under a key in this tab, also over a reload. */
export function keptEdit(key: string): string | undefined {
  return memory.get(key) ?? readForTab(key) ?? undefined;
}

/** Keeps a text for this tab; without storage, or without room in it, until the page is left. */
export function keepEdit(key: string, text: string): void {
  memory.set(key, text);
  writeForTab(key, text);
}

/** Forgets what is kept under a key. */
export function forgetEdit(key: string): void {
  memory.delete(key);
  forgetForTab(key);
}
