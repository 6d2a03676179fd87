import {fromEntries} from '../../../src/node/sidebars/fromEntries';
import type {NavigationEntry} from '../../../src/site/navigation';

const TREE: readonly NavigationEntry[] = [
  {pathname: '/x/whats-new', title: "What's new"},
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      {
        pathname: '/x/react-charts-future',
        subheader: 'Future components',
        children: [{pathname: '/x/react-charts/funnel', plan: 'pro', planned: true}],
      },
      {pathname: '/x/react-charts/sparkline'},
    ],
  },
];

test('each product gets its own sidebar, the rest goes to the one of the site', () => {
  expect(Object.keys(fromEntries(TREE))).toEqual(['x', 'x-charts']);
  expect(fromEntries(TREE)).toMatchObject({x: [{type: 'doc', id: 'whats-new/index', label: "What's new"}]});
});

test('plans and flags travel as customProps, titles come from the entry or its URL', () => {
  expect(fromEntries(TREE)['x-charts']).toEqual([
    {
      type: 'category',
      key: '/x/react-charts-group',
      label: 'Charts',
      collapsible: false,
      collapsed: false,
      customProps: {pathname: '/x/react-charts-group', newFeature: true},
      items: [
        {
          type: 'category',
          key: '/x/react-charts-future',
          label: 'Future components',
          collapsible: false,
          collapsed: false,
          customProps: {pathname: '/x/react-charts-future', subheader: true},
          items: [
            {
              type: 'doc',
              id: 'react-charts/funnel/index',
              key: '/x/react-charts/funnel',
              label: 'Funnel',
              customProps: {pathname: '/x/react-charts/funnel', plan: 'pro', planned: true},
            },
          ],
        },
        {
          type: 'doc',
          id: 'react-charts/sparkline/index',
          key: '/x/react-charts/sparkline',
          label: 'Sparkline',
          customProps: {pathname: '/x/react-charts/sparkline'},
        },
      ],
    },
  ]);
});

test('a group inside a product opens and closes', () => {
  const sidebars = fromEntries([{pathname: '/x/a', children: [{pathname: '/x/b', children: [{pathname: '/x/b/c'}]}]}]);
  expect(sidebars).toMatchObject({x: [{collapsible: true, items: [{label: 'B', collapsible: true, collapsed: true}]}]});
});

test('two entries with one pathname: the message names both places', () => {
  expect(() =>
    fromEntries([
      {pathname: '/x/a-group', title: 'First', children: [{pathname: '/x/twice', title: 'One'}]},
      {pathname: '/x/b-group', title: 'Second', children: [{pathname: '/x/twice', title: 'Other'}]},
    ]),
  ).toThrow(
    '[navigation] sidebars.ts: two entries have the pathname "/x/twice": "First" > "One" and "Second" > "Other". Remove one.',
  );
});

test('an unknown plan: the message names the place and the plans there are', () => {
  const entry = {pathname: '/x/a', title: 'A', plan: 'premum'} as unknown as NavigationEntry;
  expect(() => fromEntries([entry])).toThrow(
    '[navigation] sidebars.ts: "A" has the unknown plan "premum". A plan is one of "pro", "premium". Did you mean "premium"?',
  );
});

test('a pathname outside the docs or with a slash at its end is refused', () => {
  expect(() => fromEntries([{pathname: '/y/a'}])).toThrow(
    '[navigation] sidebars.ts: "A" has the pathname "/y/a". A pathname begins with "/x/" and has no slash at its end.',
  );
  expect(() => fromEntries([{pathname: '/x/a/'}])).toThrow('"/x/a/"');
});

test('all problems are named at once', () => {
  const act = (): unknown =>
    fromEntries([
      {pathname: '/x/a'},
      {pathname: '/x/a'},
      {pathname: '/x/b', plan: 'gold'} as unknown as NavigationEntry,
    ]);
  expect(act).toThrow(/two entries[^\n]*\n\[navigation\][^\n]*unknown plan "gold"/);
});
