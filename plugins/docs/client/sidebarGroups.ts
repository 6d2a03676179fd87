import {toggleGroup} from '@site/src/ui/sidebarList';

// Here and not in a component: groups open before React has taken the page over.
if (!__SERVER_BUNDLE__) {
  document.addEventListener('click', toggleGroup);
}

export {};
