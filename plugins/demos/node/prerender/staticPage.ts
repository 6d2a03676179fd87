import path from 'node:path';
import {parse} from 'parse5';
import {attributeOf, elementsBelow, findElement, type HtmlElement} from '../../../../src/node/builtPages';
import type {Screen, StaticDemo, StaticDemos} from './types';

const SCREENS: readonly Screen[] = ['desktop', 'phone'];

/** A part of a text that another one takes the place of. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function withChanges(text: string, changes: readonly Change[]): string {
  const inOrder = [...changes].sort((a, b) => b.start - a.start);
  return inOrder.reduce((changed, {start, end, text: by}) => changed.slice(0, start) + by + changed.slice(end), text);
}

/** The HTML of a demo, for one screen or for both. It names its height, which a browser needs before the last of it has come. */
function htmlOf({html, height, isLightOnly}: StaticDemo, screen: Screen | undefined): string {
  const attributes = [...(screen ? [` data-screen="${screen}"`] : []), ...(isLightOnly ? [' data-light-only'] : [])];
  return `<div data-prerendered${attributes.join('')} style="--drawn-height:${height}px">${html}</div>`;
}

/** Ids, which begin with the demo's name, are a page's: a demo that is in it twice has them twice. */
function withOwnIds(demo: StaticDemo, file: string): StaticDemo {
  const ids = new RegExp(`\\b(${path.basename(file, '.tsx')})-(\\d+)\\b`, 'g');
  return {...demo, html: demo.html.replace(ids, '$1-phone-$2')};
}

function contentOf(file: string, screens: readonly (StaticDemo | undefined)[]): string | undefined {
  const [desktop, phone] = screens;
  if (!desktop) {
    return undefined;
  }
  return !phone || phone.html === desktop.html
    ? htmlOf({...desktop, height: Math.min(desktop.height, phone?.height ?? desktop.height)}, undefined)
    : htmlOf(desktop, 'desktop') + htmlOf(withOwnIds(phone, file), 'phone');
}

/** What a demo's place says where the drawing of a phone is higher: what is far from the viewport has its height by that. */
function phoneHeight([desktop, phone]: readonly (StaticDemo | undefined)[]): string {
  const isHigher = desktop && phone && phone.html !== desktop.html && phone.height > desktop.height;
  return isHigher ? ` style="--phone-height:${phone.height}px"` : '';
}

/** Where the content of an element is in the page's text. */
function contentPlace({sourceCodeLocation: place}: HtmlElement): Pick<Change, 'start' | 'end'> | undefined {
  return place?.startTag && place.endTag ? {start: place.startTag.endOffset, end: place.endTag.startOffset} : undefined;
}

/**
 * Puts the demos of a page, as a browser has drawn them, in the place of what the server made of them.
 *
 * @param html the page as it was built
 */
export function withStaticDemos(html: string, drawn: StaticDemos): string {
  const document = parse(html, {sourceCodeLocationInfo: true});
  const screens = SCREENS.map((screen) => new Map(drawn[screen].map((demo) => [demo.file, demo])));
  const changes = elementsBelow(document).flatMap((element): (Change & {file: string})[] => {
    const file = attributeOf(element, 'data-static-block');
    const place = contentPlace(element);
    const drawings = screens.map((demos) => demos.get(file ?? ''));
    const content = file === undefined ? undefined : contentOf(file, drawings);
    if (file === undefined || !place || content === undefined) {
      return [];
    }
    const endOfTag = place.start - 1;
    return [
      {...place, text: content, file},
      {start: endOfTag, end: endOfTag, text: phoneHeight(drawings), file},
    ];
  });
  const css = new Set(changes.flatMap(({file}) => screens.flatMap((demos) => demos.get(file)?.css ?? [])));
  const placeOf = (name: string) => findElement(document, ({tagName}) => tagName === name)?.sourceCodeLocation;
  // A page may leave out the end of its head.
  const place = placeOf('head')?.endTag?.startOffset ?? placeOf('body')?.startTag?.startOffset;
  if (changes.length === 0 || place === undefined) {
    return html;
  }
  const style = `<style data-static-styles>${[...css].join('').replaceAll('</', '<\\/')}</style>`;
  return withChanges(html, [...changes, {start: place, end: place, text: style}]);
}
