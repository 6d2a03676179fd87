import {attribute, type BuiltPage, type Element} from './pageTree';

function styleAddress(element: Element): string | undefined {
  return attribute(element, 'rel') === 'stylesheet' ? attribute(element, 'href') : undefined;
}

function scriptAddress(element: Element): string | undefined {
  const relation = attribute(element, 'rel');
  const isPreload = relation === 'modulepreload' || (relation === 'preload' && attribute(element, 'as') === 'script');
  if (isPreload) {
    return attribute(element, 'href');
  }
  return element.tagName === 'script' ? attribute(element, 'src') : undefined;
}

const ADDRESSES = {style: styleAddress, script: scriptAddress};

/** The files of the build that a page names for the browser to load at once. */
export function loadedFiles(page: BuiltPage, kind: 'script' | 'style'): string[] {
  const addresses = page.elements.flatMap((element) => ADDRESSES[kind](element) ?? []);
  const own = addresses.filter((address) => address.startsWith('/') && !address.startsWith('//'));
  return [...new Set(own)].map((address) => decodeURI(address).slice(1));
}
