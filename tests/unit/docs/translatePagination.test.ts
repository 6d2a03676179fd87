import {translatePagination} from '../../../plugins/docs/node/translatePagination';

const LINKS = {
  installation: {title: 'Installation', permalink: '/zh/x/installation/'},
  plans: {title: 'Choose a plan', permalink: '/zh/x/plans/'},
  bars: {title: 'Bars', permalink: '/zh/x/bars/'},
};

const version = {
  versionName: 'current',
  docs: [
    {id: 'installation/index', permalink: '/zh/x/installation/', previous: undefined, next: LINKS.plans},
    {id: 'plans/index', permalink: '/zh/x/plans/', previous: LINKS.installation, next: LINKS.bars},
    {id: 'bars/index', permalink: '/zh/x/bars/', previous: LINKS.plans, next: undefined},
  ],
  sidebars: {
    x: [
      {
        type: 'category',
        label: '介绍',
        items: [
          {type: 'doc', id: 'installation/index', label: '安装'},
          {type: 'category', label: '更多', items: [{type: 'doc', id: 'plans/index', label: '选择方案'}]},
        ],
      },
    ],
    charts: [{type: 'doc', id: 'bars/index'}],
  },
};

test('the previous and the next page have the labels of the translated sidebar, or else their titles', () => {
  const {loadedVersions} = translatePagination({loadedVersions: [version]});
  expect(loadedVersions[0]!.docs.map(({previous, next}) => [previous?.title, next?.title])).toEqual([
    [undefined, '选择方案'],
    ['安装', 'Bars'],
    ['选择方案', undefined],
  ]);
  expect(loadedVersions[0]!.docs[1]!.previous?.permalink).toBe('/zh/x/installation/');
  expect(loadedVersions[0]).toMatchObject({versionName: 'current', sidebars: version.sidebars});
});
