/** A text of the worker, as in `code.json`. The worker renders no component, so that `translate()` cannot be used. */
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
  keptCopy: {
    id: 'offline.copy.dated',
    message: 'The server has a problem ({status}). This is the copy that this browser kept on {time}.',
    description: 'On a page that the browser has kept, shown because the server answered with an error',
  },
  undatedCopy: {
    id: 'offline.copy.undated',
    message: 'The server has a problem ({status}). This is a copy that this browser kept.',
    description: 'On a page that the browser has kept, if it is not known when',
  },
} as const satisfies Readonly<Record<string, PageText>>;

/** A text in the language of a build. */
export function textIn(translations: Readonly<Record<string, string>>, {id, message}: PageText): string {
  return translations[id] ?? message;
}
