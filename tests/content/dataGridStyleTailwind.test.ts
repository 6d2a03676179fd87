import path from 'node:path';
import {NO_WATCHER} from '../../src/node/demoFiles';
import {stylesOf} from '../../plugins/demos/node/demoStyles';
import {readProjectFile} from '../rules/projectFiles';

// Layers are stripped on this site. In a project with Tailwind 4, utilities are in one, and lose to the grid's own rules.
test.each(['style/StylingHeaderGrid', 'column-header/StyledHeaderGrid'])(
  'the weight of the titles in %s wins against that of the grid',
  async (demo) => {
    const file = `docs/react-data-grid/${demo}.tailwind.tsx`;
    const {css} = await stylesOf(path.resolve(file), readProjectFile(file), NO_WATCHER);
    const weights = [...css.matchAll(/(?<=[{;])font-weight:[^;}]+/g)].map(([declaration]) => declaration);
    expect(weights).toEqual([expect.stringMatching(/!important$/)]);
  },
);
