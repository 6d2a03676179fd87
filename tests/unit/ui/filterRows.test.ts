/** @jest-environment jsdom */
import {filterRows} from '../../../src/ui/filterRows';

function table(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = `<table>
    <tbody data-filter-group><tr><th>Grouping and export</th></tr>
      <tr data-filter-row><td><a href="/x/react-data-grid/tree-data/">Tree data</a> getCoreRowModel</td></tr></tbody>
    <tbody data-filter-group><tr><th>Columns</th></tr>
      <tr data-filter-row><td><a href="/x/react-data-grid/column-pinning/">Pinned columns</a></td></tr>
      <tr data-filter-row><td>Resizing</td><td data-has=""></td><td data-has="pro"></td><td data-has="premium"></td></tr></tbody></table>`;
  return element;
}

test.each([
  ['column pinning', ['Pinned columns']],
  ['pin', ['Pinned columns']],
  ['group', ['Tree data getCoreRowModel']],
  ['getCoreRowModel()', ['Tree data getCoreRowModel']],
  ['rowmodel', ['Tree data getCoreRowModel']],
  ['columns', ['Pinned columns', 'Resizing']],
  ['columns resizing', ['Resizing']],
  ['pro', ['Resizing']],
  ['premium', []],
  ['ids', []],
])('“%s” leaves %j', (text, expected) => {
  const element = table();
  expect(filterRows(element, text)).toBe(expected.length);
  const rows = [...element.querySelectorAll<HTMLElement>('[data-filter-row]:not([hidden])')];
  expect(rows.map(({textContent}) => textContent)).toEqual(expected);
});
