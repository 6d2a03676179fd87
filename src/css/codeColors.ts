import type {ClientModule} from '@docusaurus/types';

const ADDRESS = '/styles/code-colors.css';

function addCodeColors(): void {
  if (document.querySelector(`link[href$="${ADDRESS}"]`)) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ADDRESS;
  document.head.append(link);
}

/** Fetches the colors of code after the page is shown, and only where a page has code (spec, section 7). */
const codeColors: ClientModule = {
  onRouteDidUpdate() {
    if (document.querySelector('[data-code-block]')) {
      addCodeColors();
    }
  },
};

export default codeColors;
