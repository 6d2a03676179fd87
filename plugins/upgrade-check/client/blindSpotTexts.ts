import {translate} from '@docusaurus/Translate';
import type {BlindSpot} from '../types';

/** Why the codemod leaves a place as it is. */
export function blindSpotText(because: BlindSpot): string {
  const texts: Readonly<Record<BlindSpot, string>> = {
    throws: translate({
      id: 'upgradeCheck.blindSpot.throws',
      message: 'The codemod stops with an error in this file and leaves all of it unchanged.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    unread: translate({
      id: 'upgradeCheck.blindSpot.unread',
      message: 'The codemod cannot read this file because of the syntax error.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    slow: translate({
      id: 'upgradeCheck.blindSpot.slow',
      message: 'The codemod took too long here. Run it on your machine to see what it makes of this file.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    alias: translate({
      id: 'upgradeCheck.blindSpot.alias',
      message:
        "The codemod misses this: it looks for the component's own name, and the file imports it under another one.",
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    spread: translate({
      id: 'upgradeCheck.blindSpot.spread',
      message: 'The codemod misses this: it does not look into objects that are spread.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    noGrid: translate({
      id: 'upgradeCheck.blindSpot.noGrid',
      message: 'The codemod misses this: it changes such names only in files that import a grid.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    parser: translate({
      id: 'upgradeCheck.blindSpot.parser',
      message: 'The codemod misses this with its default parser.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    themeKey: translate({
      id: 'upgradeCheck.blindSpot.themeKey',
      message: 'The codemod misses this: it does not rename keys of the theme and classes.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
    elsewhere: translate({
      id: 'upgradeCheck.blindSpot.elsewhere',
      message: 'The codemod makes this change, but not in this place.',
      description: 'Why the codemod leaves a place of the code unchanged',
    }),
  };
  return texts[because];
}
