/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import {DOCUMENTED_PACKAGES} from '../../../src/site/packages';
import {readInstalledManifest} from '../../../src/node/project';
import PageHeader from '../../../src/ui/PageHeader';

function links(): Record<string, string | null> {
  return Object.fromEntries(
    screen.queryAllByRole('link').map((link) => [link.textContent ?? '', link.getAttribute('href')]),
  );
}

test('a page about a package links it, its source and the issues about it', () => {
  render(<PageHeader description="Bars." packageName="@mui/x-data-grid-pro" githubLabel="component: data grid" />);
  expect(screen.getByText('Bars.')).toBeVisible();
  expect(links()).toEqual({
    '@mui/x-data-grid-pro': 'https://www.npmjs.com/package/@mui/x-data-grid-pro',
    Source: 'https://github.com/mui/mui-x/tree/v6.x/packages/grid/x-data-grid-pro',
    Issues: 'https://github.com/mui/mui-x/issues?q=is%3Aopen%20is%3Aissue%20label%3A%22component%3A%20data%20grid%22',
  });
});

test('a package that is not documented here has no source', () => {
  render(<PageHeader description="Bars." packageName="@mui/x-license-pro" />);
  expect(Object.keys(links())).toEqual(['@mui/x-license-pro']);
});

test('a page about no package has no links', () => {
  render(<PageHeader description="Bars." />);
  expect(links()).toEqual({});
});

test.each(DOCUMENTED_PACKAGES.map(({name, folder}) => [name, folder] as const))(
  'the source of %s is where the package says',
  (name, folder) => {
    expect(readInstalledManifest(name)).toMatchObject({repository: {directory: folder}});
  },
);
