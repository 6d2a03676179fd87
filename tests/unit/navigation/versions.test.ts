import {productVersions} from '../../../src/node/productVersions';
import {versionItems} from '../../../plugins/navigation/theme/NavigationHead/versionItems';

test('the versions are those of the installed packages', () => {
  expect(productVersions()).toEqual({
    x: '6.19.2',
    'x-data-grid': '6.19.2',
    'x-date-pickers': '6.19.2',
    'x-charts': '6.19.1',
    'x-tree-view': '6.17.0',
  });
});

function shown(version: string, path: string): (readonly [string, unknown])[] {
  return versionItems(version, path).map(({id, to, isChecked}) => [id, to ?? isChecked] as const);
}

test('the menu has the next major, the current version and the older ones, each at the same page', () => {
  expect(shown('6.19.2', '/x/react-data-grid/export/')).toEqual([
    ['v7', 'https://v7.mui.com/x/react-data-grid/export/'],
    ['current', true],
    ['v5', 'https://v5.mui.com/x/react-data-grid/export/'],
    ['v4', 'https://v4.mui.com/components/data-grid/export/'],
  ]);
});

test('a major without the product is left out', () => {
  expect(shown('6.17.0', '/x/react-tree-view/')).toEqual([
    ['v7', 'https://v7.mui.com/x/react-tree-view/'],
    ['current', true],
  ]);
});

test('a switch of versions is counted', () => {
  expect(versionItems('6.17.0', '/x/react-tree-view/')[0]).toMatchObject({
    label: 'v7 (next)',
    data: {'data-ga-event-category': 'version', 'data-ga-event-action': 'switch', 'data-ga-event-label': 'v7'},
  });
});

describe('with older versions on this site', () => {
  const starts = {'x-charts': '/x/react-charts/'};
  const maps = [
    {pages: ['/x/react-charts/', '/x/react-charts/bars/'], starts},
    {version: '6', pages: ['/x/react-charts/', '/x/react-charts/pie/'], starts},
    {version: '5', pages: [], starts: {}},
  ];
  const menu = (path: string) =>
    versionItems('7.1.0', path, maps).map(({label, to, isChecked}) => [label, isChecked ? 'here' : to] as const);

  test('the menu leads to the same page, or to where the product begins', () => {
    expect(menu('/x/react-charts/')).toEqual([
      ['v7.1.0', 'here'],
      ['v6', '/x/6/react-charts/'],
    ]);
    expect(menu('/x/react-charts/bars/')).toContainEqual(['v6', '/x/6/react-charts/']);
  });

  test('the page of an older version is marked, and leads to the current one', () => {
    expect(menu('/x/6/react-charts/#api')).toEqual([
      ['v7.1.0', '/x/react-charts/'],
      ['v6', 'here'],
    ]);
    expect(menu('/zh/x/6/react-charts/pie/')).toContainEqual(['v7.1.0', '/x/react-charts/']);
  });

  test('archives of other majors stay, asked for the same page', () => {
    expect(versionItems('7.1.0', '/x/6/react-data-grid/export/', [maps[0]!, maps[1]!]).map(({to}) => to)).toContain(
      'https://v5.mui.com/x/react-data-grid/export/',
    );
  });
});
