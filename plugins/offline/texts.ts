/** A text of the offline page, as in `code.json`. The page is no component, so that `translate()` cannot be used. */
export interface PageText {
  readonly id: string;
  readonly message: string;
  readonly description: string;
}

export const PAGE_TEXTS = {
  title: {
    id: 'offline.page.title',
    message: 'You are offline',
    description: 'Title of the page that stands in for one that cannot be had without a network',
  },
  explanation: {
    id: 'offline.page.explanation',
    message: 'This page was not opened on this device before, so it cannot be shown without a network.',
    description: 'What is the matter with the page that cannot be had without a network',
  },
  retry: {
    id: 'offline.page.retry',
    message: 'Try again',
    description: 'Link that loads the page that could not be had without a network',
  },
  readable: {
    id: 'offline.page.readable',
    message: 'Pages you can read now',
    description: 'Heading of the list of pages that open without a network',
  },
} as const satisfies Readonly<Record<string, PageText>>;
