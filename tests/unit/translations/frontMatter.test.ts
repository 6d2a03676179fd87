import {writtenFrontMatter} from '../../../plugins/translations/node/frontMatter';

test('comments belong to no field, and lines of a list to the field above them', () => {
  const {fields, lines} = writtenFrontMatter(
    '---\ntitle: "Bars"\n# of the charts\nproductId: x-charts\n  # the first\ncomponents:\n  - BarChart\n---\n\n# Text\n',
  );
  expect([...fields]).toEqual([
    ['title', 'Bars'],
    ['productId', 'x-charts'],
    ['components', '- BarChart'],
  ]);
  expect(lines).toBe(8);
});
