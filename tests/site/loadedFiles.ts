import {attribute, type BuiltPage, type Element} from './pageTree';

function styleUrl(element: Element): string | undefined {
  return attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
}

function scriptUrl(element: Element): string | undefined {
  const relation = attribute(element, 'rel');
  const isPreload = relation === 'modulepreload' || (relation === 'preload' && attribute(element, 'as') === 'script');
  if (isPreload) {
    return attribute(element, 'href');
  }
  return element.tagName === 'script' ? attribute(element, 'src') : undefined;
}

const URLS = {style: styleUrl, script: scriptUrl};

/** The files of the build that a page's HTML loads at once. */
export function loadedFiles(page: BuiltPage, kind: 'script' | 'style'): string[] {
  const urls = page.elements.flatMap((element) => URLS[kind](element) ?? []);
  const own = urls.filter((url) => url.startsWith('/') && !url.startsWith('//'));
  return [...new Set(own)].map((url) => decodeURI(url).slice(1));
}
