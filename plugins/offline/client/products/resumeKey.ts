/** The products that this tab is saving, joined by spaces: a reload goes on with them. */
export const RESUME_KEY = 'docs-offline-saving';
