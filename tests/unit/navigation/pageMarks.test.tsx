/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {render, renderHook, screen} from '@testing-library/react';
import NavigationPlanned from '@site/plugins/navigation/theme/NavigationPlanned';
import usePageMarks from '@site/plugins/navigation/theme/usePageMarks';
import type {SidebarMarks, SidebarSummary} from '@site/src/site/docsRoutes';
import {SidebarContext} from '@site/src/ui/sidebarSummary';

let id = '';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({useDoc: () => ({metadata: {id}})}), {virtual: true});

const SIDEBAR: SidebarSummary = {
  start: '/x/first/',
  marks: {plan: 'premium'},
  pages: {'first/index': {plan: 'pro'}, 'second/index': {planned: true, newFeature: true}},
};

function marksIn(sidebar: SidebarSummary | undefined): SidebarMarks {
  const wrapper = ({children}: {readonly children: ReactNode}): ReactNode => (
    <SidebarContext.Provider value={sidebar}>{children}</SidebarContext.Provider>
  );
  return renderHook(usePageMarks, {wrapper}).result.current;
}

test.each([
  ['first/index', {plan: 'pro'}],
  ['second/index', {planned: true, newFeature: true}],
  ['unknown/index', {}],
])('the page %s has the marks of its own entry', (page, marks) => {
  id = page;
  expect(marksIn(SIDEBAR)).toEqual(marks);
});

test('a page without a sidebar has none', () => {
  expect(marksIn(undefined)).toEqual({});
});

test('what is planned is said so, with where to ask for it', () => {
  const {rerender} = render(<NavigationPlanned issues="https://example.com/issues" />);
  expect(screen.getByRole('complementary', {name: 'Planned'})).toHaveTextContent(/do not have it yet/);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/issues');
  rerender(<NavigationPlanned issues={undefined} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
