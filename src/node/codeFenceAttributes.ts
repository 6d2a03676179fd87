import {highlight} from '../text/highlight';
import {toJavaScript} from './javascript';

/** The title of a fence, from its meta string: `title="App.tsx"`. */
export function readFenceTitle(meta: string): string | undefined {
  return /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1];
}

/** The attributes of the `CodeFence` component that shows a fence. */
export async function codeFenceAttributes(
  code: string,
  language: string,
  meta: string,
): Promise<Readonly<Record<string, string>>> {
  const title = readFenceTitle(meta);
  const attributes: Record<string, string> = {language, html: highlight(code, language)};
  if (title) {
    attributes.title = title;
  }
  if (language === 'tsx' || language === 'ts') {
    const javascript = (await toJavaScript(code)).trimEnd();
    if (javascript !== code.trimEnd()) {
      attributes.htmlJs = highlight(javascript, 'jsx');
    }
  }
  return attributes;
}
