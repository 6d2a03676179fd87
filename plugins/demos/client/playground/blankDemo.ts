import {SITE} from '@site/src/site/site';
import type {DemoInfo, DemoModule, DemoSources} from '../../types';

/** What stands in an empty editor. */
const TEXT = `import * as React from 'react';

// What you import is fetched: React, MUI, MUI X, date libraries.
export default function Playground() {
  return null;
}
`;

/** Nothing, until the reader writes something. */
function Blank(): null {
  return null;
}

/** The sources of an empty playground. It is not highlighted: the editor does that, as soon as it is there. */
export const BLANK_SOURCES: DemoSources = {files: [{name: 'Playground.tsx', html: '', text: TEXT}]};

/** A demo of nothing, for the editor to begin with. */
export const BLANK_DEMO: DemoInfo = {
  name: 'Playground',
  page: SITE.playgroundPath,
  plan: 'community',
  loadDetails: () => Promise.resolve({default: {}}),
  stylings: [
    {
      styling: 'MUI System',
      file: 'Playground.tsx',
      load: () => Promise.resolve({default: Blank} satisfies DemoModule),
      loadSources: () => Promise.resolve({default: BLANK_SOURCES}),
    },
  ],
};
