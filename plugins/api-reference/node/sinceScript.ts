import {API_SINCE_ATTRIBUTE, API_SINCE_KEY} from '../../../src/site/storage';

/**
 * The inline script that says before the first paint that rows are to be filtered by the release that brought them: CSS hides
 * them until they are. It runs on all pages, since the next page may be an API page.
 *
 * @returns script text for a tag at the start of `<body>`
 */
export function sinceScript(): string {
  const [key, attribute] = [API_SINCE_KEY, API_SINCE_ATTRIBUTE].map((name) => JSON.stringify(name));
  return `try{/^\\d{1,2}\\.\\d{1,3}$/.test(localStorage.getItem(${key}))&&document.documentElement.setAttribute(${attribute},'')}catch(e){}`;
}
