import isSamePath from './samePath';

/*
 * What the list of a sidebar does: groups open and close, and the line of the page is marked. The server has rendered the list, and
 * React does not know what is in it. Class names are those of the stock theme.
 */

const LINK = 'a.menu__link';
const GROUP = '.theme-doc-sidebar-item-category';
const GROUP_BUTTON = 'button.menu__link--sublist';
const CLOSED = 'menu__list-item--collapsed';
const ACTIVE = 'menu__link--active';

function setOpen(group: Element, isOpen: boolean): void {
  group.classList.toggle(CLOSED, !isOpen);
  group.querySelector(GROUP_BUTTON)?.setAttribute('aria-expanded', String(isOpen));
}

/** Opens or closes a group whose button is pressed. */
export function toggleGroup({target}: Event): void {
  const group = target instanceof Element ? target.closest(GROUP_BUTTON)?.closest(GROUP) : null;
  if (group) {
    setOpen(group, group.classList.contains(CLOSED));
  }
}

/** Marks the line of a page, and the groups around it, which open even if the reader had closed them. */
export function markPage(list: Element, pathname: string): void {
  for (const link of list.querySelectorAll<HTMLAnchorElement>(LINK)) {
    const isCurrent = isSamePath(link.getAttribute('href') ?? '', pathname);
    link.classList.toggle(ACTIVE, isCurrent);
    if (isCurrent) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
  for (const group of list.querySelectorAll(GROUP)) {
    const isAround = group.querySelector(`a.${ACTIVE}`) !== null;
    group.querySelector(GROUP_BUTTON)?.classList.toggle(ACTIVE, isAround);
    if (isAround) {
      setOpen(group, true);
    }
  }
}
