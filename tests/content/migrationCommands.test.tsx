/** @jest-environment jsdom */
import * as React from 'react';
import {render} from '@testing-library/react';
import type {MultiSelectTreeViewProps, SingleSelectTreeViewProps, TreeViewProps} from '@mui/x-tree-view/TreeView';
import {readProjectFile} from '../rules/projectFiles';

const PAGES = ['data-grid-v4', 'data-grid-v5', 'pickers-lab', 'pickers-v5', 'tree-view-lab'].map((name) => ({
  name,
  text: readProjectFile(`docs/migration/migration-${name}/index.mdx`),
}));

test('commands pin the major of every package of MUI', () => {
  const unpinned = PAGES.flatMap(({name, text}) =>
    [...text.matchAll(/^(?:npx|npm install) .*$/gm)].flatMap(([command]) =>
      [...command.matchAll(/@(?:mui|emotion)\/[\w-]+(?!@\d)(?=[@\s]|$)/g)]
        .filter(({index, 0: found}) => !/^@\d/.test(command.slice(index + found.length)))
        .map(([found]) => `${name}: ${found} in ${command}`),
    ),
  );
  expect(unpinned).toEqual([]);
});

test('the Tree View has no default exports, and a default import that remains throws what the page says', () => {
  const {default: TreeView} = jest.requireActual<{default?: unknown}>('@mui/x-tree-view/TreeView');
  expect(TreeView).toBeUndefined();
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(React.createElement(TreeView as unknown as React.FC))).toThrow(
    /^Element type is invalid: expected a string .* but got: undefined/,
  );
  error.mockRestore();
});

test('TreeViewProps needs a type argument; the types of both selections do not', () => {
  // @ts-expect-error A type parameter without a default.
  const bare: TreeViewProps = {};
  // The compiler checks these lines.
  const [one, several]: [SingleSelectTreeViewProps, MultiSelectTreeViewProps] = [{selected: 'a'}, {selected: ['a']}];
  expect([bare, one.selected, several.selected]).toEqual([{}, 'a', ['a']]);
  expect(PAGES.find(({name}) => name === 'tree-view-lab')?.text).toContain('`TreeViewProps<Multiple>`');
});
