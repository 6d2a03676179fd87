/** @jest-environment jsdom */
import {render, renderHook, screen} from '@testing-library/react';
import NavigationPlanned from '@site/plugins/navigation/theme/NavigationPlanned';
import usePageMarks from '@site/plugins/navigation/theme/usePageMarks';

let id = '';
let items: readonly object[] | undefined;

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDoc: () => ({metadata: {id}}), useDocsSidebar: () => items && {items}}),
  {virtual: true},
);

beforeEach(() => {
  items = [
    {type: 'link', docId: 'first/index', customProps: {plan: 'pro'}},
    {
      type: 'category',
      customProps: {plan: 'premium'},
      items: [
        {type: 'link', docId: 'second/index', customProps: {planned: true, newFeature: true}},
        {type: 'link', docId: 'bare/index'},
      ],
    },
  ];
});

test.each([
  ['first/index', {plan: 'pro'}],
  ['second/index', {planned: true, newFeature: true}],
  ['bare/index', {}],
  ['unknown/index', {}],
])('the page %s has the marks of its own entry', (page, marks) => {
  id = page;
  expect(renderHook(usePageMarks).result.current).toEqual(marks);
});

test('a page without a sidebar has none', () => {
  items = undefined;
  expect(renderHook(usePageMarks).result.current).toEqual({});
});

test('what is planned is said so, with where to ask for it', () => {
  const {rerender} = render(<NavigationPlanned issues="https://example.com/issues" />);
  expect(screen.getByRole('complementary', {name: 'Planned'})).toHaveTextContent(/do not have it yet/);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/issues');
  rerender(<NavigationPlanned issues={undefined} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
