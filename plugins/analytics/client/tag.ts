import {whenInteractive} from '@site/src/ui/whenInteractive';
import type {AnalyticsSettings, TagWindow} from '../types';

/** The globals of the tag, which may be missing; Docusaurus' own types say that `gtag` always exists. */
function page(): TagWindow {
  return window as unknown as TagWindow;
}

/** Calls the tag function. Readers do not notice if it is missing or throws. */
export function tag(...command: unknown[]): void {
  try {
    page().gtag?.(...command);
  } catch {
    // Analytics must never break a page.
  }
}

/** Defines a tag function if the page has none. It queues commands until the script has loaded. */
function defineTag(): void {
  const target = page();
  if (!target.gtag) {
    const commands: unknown[] = (target.dataLayer ??= []);
    // The script only reads commands that are `arguments` objects.
    target.gtag = function gtag() {
      // eslint-disable-next-line prefer-rest-params
      commands.push(arguments);
    };
  }
}

/** Sets the tag up and fetches its script when the page is interactive. A script that does not load is no error. */
export function startTag({measurementId, tagHost}: AnalyticsSettings): void {
  defineTag();
  tag('js', new Date());
  // Page views are sent by this plugin, each with its own title.
  tag('config', measurementId, {send_page_view: false});
  whenInteractive(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${tagHost}/gtag/js?id=${measurementId}`;
    document.head.append(script);
  });
}
