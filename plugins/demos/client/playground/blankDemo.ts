import {SITE} from '@site/src/site/site';
import type {DemoInfo, DemoSources} from '../../types';

/** What the editor begins with: the text of `Playground.tsx`, to which a test holds it. */
const TEXT = `import * as React from 'react';
import Button from '@mui/material/Button';

// React, MUI, MUI X and date libraries are fetched when you import them.
export default function Playground() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="contained" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </Button>
  );
}
`;

/** The sources of a playground that nobody wrote in. It is not highlighted: the editor does that, as soon as it is there. */
export const BLANK_SOURCES: DemoSources = {files: [{name: 'Playground.tsx', html: '', text: TEXT}]};

/** The demo that a playground begins with. */
export const BLANK_DEMO: DemoInfo = {
  name: 'Playground',
  page: SITE.playgroundPath,
  plan: 'community',
  stylings: [
    {
      styling: 'MUI System',
      file: 'Playground.tsx',
      load: () => import('./Playground'),
      loadSources: () => Promise.resolve({default: BLANK_SOURCES}),
    },
  ],
};
