import {translate} from '@docusaurus/Translate';
import {COPY_FEEDBACK_MS} from '../site/limits';
import addStatus from './addStatus';
import {copyText} from './clipboard';
import isPlainClick from './isPlainClick';
import './headingLinks.css';

const LINK = 'a.hash-link';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says beside the link that it was copied, to eyes and to screen readers, for as long as a copy button does. */
function showCopied(link: Element): void {
  const label = translate({
    id: 'site.headingLink.copied',
    message: 'Link copied',
    description: 'Shown beside a heading whose link was just copied',
  });
  document.querySelector('.site-copied-link')?.remove();
  clearTimeout(timer);
  const status = addStatus(link, 'site-copied-link', label);
  timer = setTimeout(() => status.remove(), COPY_FEEDBACK_MS);
}

/**
 * Copies the URL of a heading when its mark is clicked; the mark's own link sets the hash. Listens on the document, so
 * that a page's headings need no code of their own.
 */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
  if (link && isPlainClick(event)) {
    void copyText(link.href).then((copied) => copied && showCopied(link));
  }
}

if (!__SERVER_BUNDLE__) {
  document.addEventListener('click', onClick);
}
