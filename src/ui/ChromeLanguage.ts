import {createContext} from 'react';

/**
 * The `lang` of the site's own texts, such as the buttons of a demo, where the content around them is in another language: set by what
 * marks that content, and nothing elsewhere.
 */
export const ChromeLanguage = createContext<string | undefined>(undefined);
