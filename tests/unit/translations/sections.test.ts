import {madeFromMark, sectionsOf} from '@site/plugins/translations/node/sections';

const PAGE = `---
title: Bars
description: Draws bars.
---

Bars show amounts.

## Basics {/* #basics */}

One text.

\`\`\`bash
# no heading
\`\`\`

### \`height\` and more

Another text.
`;

function fingerprints(source: string): string[] {
  return sectionsOf(source).map(({fingerprint}) => fingerprint);
}

test('a page is its top and a section for each heading, with written and made ids', () => {
  expect(sectionsOf(PAGE).map(({id, title, line, hasOwnId}) => ({id, title, line, hasOwnId}))).toEqual([
    {id: '', title: 'Bars', line: 1, hasOwnId: false},
    {id: 'basics', title: 'Basics', line: 8, hasOwnId: true},
    {id: 'height-and-more', title: 'height and more', line: 16, hasOwnId: false},
  ]);
});

test('a heading right below an element begins a section, as it does in MDX', () => {
  expect(sectionsOf('<Demo name="A" />\n## B {/* #b */}\n').map(({id}) => id)).toEqual(['', 'b']);
});

test('the lines of a section are those below its heading', () => {
  const lines = PAGE.split('\n');
  const texts = sectionsOf(PAGE).map((section) =>
    lines
      .slice(section.lines[0] - 1, section.lines[1])
      .join('\n')
      .trim(),
  );
  expect(texts).toEqual(['Bars show amounts.', 'One text.\n\n```bash\n# no heading\n```', 'Another text.']);
});

test('a fingerprint stays with other line breaks and with a mark, and changes with a word', () => {
  const [top, basics, height] = fingerprints(PAGE);
  expect(fingerprints(PAGE.replace('One text.', `${madeFromMark('12345678')}\n\nOne\ntext.`))).toEqual([
    top,
    basics,
    height,
  ]);
  const changed = fingerprints(PAGE.replace('One text.', 'Two texts.'));
  expect(changed[0]).toBe(top);
  expect(changed[1]).not.toBe(basics);
  expect(changed[2]).toBe(height);
});

test('title and description belong to the top, the words of a heading to its section', () => {
  const [top, basics] = fingerprints(PAGE);
  expect(fingerprints(PAGE.replace('Draws bars.', 'Draws many bars.'))[0]).not.toBe(top);
  expect(fingerprints(PAGE.replace('## Basics', '## The basics'))[1]).not.toBe(basics);
});

test('a mark names what a section was made from', () => {
  const marked = PAGE.replace('One text.', `${madeFromMark('0123abcd')}\n\nOne text.`);
  expect(sectionsOf(marked).map(({madeFrom}) => madeFrom)).toEqual([undefined, '0123abcd', undefined]);
});

test('a page without front matter has its lines counted from the first one', () => {
  expect(sectionsOf('## A {/* #a */}\n\nText.\n')).toMatchObject([
    {id: '', title: '', lines: [1, 0]},
    {id: 'a', line: 1},
  ]);
});
