import {COOKIE_NAMES, STORAGE_KEYS} from '@site/src/site/storage';
import fetchFile from '@site/src/ui/fetchFile';
import {readStored} from '@site/src/ui/storage';
import {frameFile} from './frameFiles';
import type {PageFont, PageLook} from './frameMessages';

function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** The look of the page at this moment. */
export function pageLook(): PageLook {
  const attributes = [...document.documentElement.attributes].map(({name, value}) => [name, value]);
  const storage = Object.values(STORAGE_KEYS).flatMap((key) => {
    const value = readStored(key);
    return value === null ? [] : [[key, value]];
  });
  const known = Object.values<string>(COOKIE_NAMES);
  return {
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    storage: Object.fromEntries(storage) as Record<string, string>,
    // Of the site's own cookies only: a reader's code learns nothing else of this host.
    cookie: cookies()
      .split('; ')
      .filter((cookie) => known.includes(cookie.replace(/=.*$/, '')))
      .join('; '),
  };
}

function ownSheets(): CSSStyleSheet[] {
  return [...document.styleSheets].filter(({href}) => href && new URL(href).origin === window.location.origin);
}

/** Fonts come as files: a document of another origin may not fetch those that stylesheets name. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** The text of the page's own stylesheets, without those of Emotion, which every document writes for itself. */
export async function pageStyles(): Promise<string> {
  const texts = await Promise.all(ownSheets().map(({href}) => frameFile(href ?? '').catch(() => '')));
  return texts.join('\n').replace(FONT_FACE, '');
}

/**
 * A file that the code of a frame asks for.
 *
 * @returns a stylesheet without its fonts, and nothing of one that the frame has from the page
 * @throws when it cannot be had
 */
export async function fileFor(url: string): Promise<string> {
  if (!new URL(url, window.location.href).pathname.endsWith('.css')) {
    return frameFile(url);
  }
  return ownSheets().some(({href}) => href === url) ? '' : (await frameFile(url)).replace(FONT_FACE, '');
}

function isLoaded({style}: CSSFontFaceRule): boolean {
  return [...document.fonts].some(
    ({family, weight, style: slant, unicodeRange, status}) =>
      status === 'loaded' &&
      family.replaceAll('"', '') === style.getPropertyValue('font-family').replaceAll('"', '') &&
      weight === (style.getPropertyValue('font-weight') || 'normal') &&
      slant === (style.getPropertyValue('font-style') || 'normal') &&
      unicodeRange.replaceAll(' ', '') ===
        (style.getPropertyValue('unicode-range') || 'U+0-10FFFF').replaceAll(' ', ''),
  );
}

async function fontOf({style, parentStyleSheet}: CSSFontFaceRule): Promise<PageFont | undefined> {
  const url = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
  if (!url) {
    return undefined;
  }
  const {href} = new URL(url, parentStyleSheet?.href ?? window.location.href);
  return {
    family: style.getPropertyValue('font-family').replaceAll('"', ''),
    descriptors: {
      weight: style.getPropertyValue('font-weight') || 'normal',
      style: style.getPropertyValue('font-style') || 'normal',
      unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
    },
    file: await fetchFile(href, (response) => response.arrayBuffer()),
  };
}

/** The fonts of the page that are in use, as files. One that cannot be had is left out: its fallback shows. */
export async function pageFonts(): Promise<PageFont[]> {
  const rules = ownSheets().flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && isLoaded(rule));
  const fonts = await Promise.all(faces.map((face) => fontOf(face).catch(() => undefined)));
  return fonts.filter((font) => font !== undefined);
}
