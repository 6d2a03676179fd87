/** What a reader's code may do: run, handle the forms of a demo, and save a file, as a grid's export does. */
export const SANDBOX = 'allow-scripts allow-forms allow-downloads';
