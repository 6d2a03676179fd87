import {useEffect, type ReactNode} from 'react';
import {canonicalPath} from '../../site/paths';
import FontPolicy from '../FontPolicy';
import {whenInteractive} from '../whenInteractive';

export interface Props {
  /** URLs of stylesheets that bring fonts. */
  readonly stylesheets: readonly string[];
  /** The origin from which these take the fonts. */
  readonly fontHost: string;
}

/** Shows icons once there is the font that draws them: until then, and without a network, they would be words. */
async function showIcons(): Promise<void> {
  const faces = await document.fonts.load('24px "Material Icons"', 'home').catch(() => []);
  if (faces.length > 0) {
    document.documentElement.dataset['iconFont'] = '';
  }
}

function addStylesheet(url: string): void {
  if ([...document.querySelectorAll('link')].some(({href}) => href === url)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.addEventListener('load', () => void showIcons());
  document.head.append(link);
}

/**
 * Whether the document was opened at this page. Another page's policy does not let it fetch fonts, and holds as long as
 * the document does.
 */
function isOpenedHere(): boolean {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  return !opened || canonicalPath(new URL(opened.name).pathname) === canonicalPath(window.location.pathname);
}

/**
 * Fetches the fonts of one page after the page is shown, so that nothing waits for them, with or without a network.
 * `plugins/docs/node/pageFonts.ts` puts it on the pages that ask for fonts.
 */
export default function PageFonts({stylesheets, fontHost}: Props): ReactNode {
  // Another list of the same URLs is nothing new: a page that is left renders once more, at the path of the next page.
  const urls = stylesheets.join(' ');
  useEffect(() => {
    if (!isOpenedHere()) {
      if (navigator.onLine) {
        window.location.reload();
      }
      return undefined;
    }
    let isCurrent = true;
    whenInteractive(() => {
      if (isCurrent) {
        urls.split(' ').forEach(addStylesheet);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [urls]);
  const styleHosts = [...new Set(stylesheets.map((url) => new URL(url).origin))];
  return __SERVER_BUNDLE__ && <FontPolicy styleHosts={styleHosts} fontHosts={[fontHost]} />;
}
