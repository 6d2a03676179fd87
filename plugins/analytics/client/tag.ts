import {whenInteractive} from '@site/src/ui/whenInteractive';
import type {AnalyticsSettings, TagWindow} from '../types';

/** The page's globals, as this plugin sees them: Docusaurus takes the function for granted. */
function page(): TagWindow {
  return window as unknown as TagWindow;
}

/** Gives the tag function a command. That it is missing or throws is nothing to a reader. */
export function tag(...command: unknown[]): void {
  try {
    page().gtag?.(...command);
  } catch {
    // What is measured is less than what is read.
  }
}

/** Puts a tag function in place where the page has none: it keeps its commands until the script comes for them. */
function defineTag(): void {
  const target = page();
  if (!target.gtag) {
    const commands: unknown[] = (target.dataLayer ??= []);
    // The script takes a command only in the form of an arguments object.
    target.gtag = function gtag() {
      // eslint-disable-next-line prefer-rest-params
      commands.push(arguments);
    };
  }
}

/** Sets the tag up and fetches its script after the page has become interactive. That it does not come is no error. */
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
