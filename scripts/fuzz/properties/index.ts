import type {Property} from '../property';
import {codeLinks, codeStates, linkedThemes} from './codeLinks';
import {linkTexts, playgroundLinks, typedValues} from './links';
import {cookies, paletteColors, prePaint, recentSearches, storedPreferences} from './stored';
import {filters, nearestNames, questions, reactErrors, typedColors} from './typed';
import {
  askedDemos,
  askedErrors,
  decodableHashes,
  decodablePaths,
  demoHashes,
  identities,
  languagePaths,
  nearest,
  urlsMeant,
} from './urls';

/** All properties, each of what the site does. */
export function allProperties(): readonly Property[] {
  return [
    decodableHashes(),
    decodablePaths(),
    urlsMeant(),
    languagePaths(),
    identities(),
    demoHashes(),
    askedDemos(),
    askedErrors(),
    nearest(),
    storedPreferences(),
    cookies(),
    paletteColors(),
    recentSearches(),
    prePaint(),
    playgroundLinks(),
    linkTexts(),
    codeLinks(),
    codeStates(),
    linkedThemes(),
    typedValues(),
    questions(),
    filters(),
    reactErrors(),
    typedColors(),
    nearestNames(),
  ];
}
