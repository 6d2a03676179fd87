import type {ClientModule} from '@docusaurus/types';
import {addCodeColors} from '../ui/codeColors';

/** Fetches the colors of code after the page is shown, and only if the page has code. */
const codeColors: ClientModule = {
  onRouteDidUpdate() {
    if (document.querySelector('[data-code-block]')) {
      addCodeColors();
    }
  },
};

export default codeColors;
