// lateHelmet.tsx stands for the package's name.
import {Helmet, HelmetData} from 'react-helmet-async/lib/index.module.js';

export {Helmet, HelmetData};

/**
 * Tells screen readers the title of each page that a link leads to. The browser does so for pages that it loads itself, and
 * Docusaurus moves the focus to the link that skips the navigation: the reader would hear only that.
 */
function announceTitles(): void {
  const status = document.createElement('div');
  status.className = 'site-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);
  let {title} = document;
  new MutationObserver(() => {
    if (document.title !== title) {
      ({title} = document);
      status.textContent = title;
    }
  }).observe(document.head, {subtree: true, childList: true, characterData: true});
}

announceTitles();
