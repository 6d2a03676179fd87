/** The id of the element by which a page says that it is a cached copy in the place of a server's error. */
export const KEPT_COPY_ID = 'offline-kept-copy';
