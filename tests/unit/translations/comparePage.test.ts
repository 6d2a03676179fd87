import {comparePage} from '@site/plugins/translations/node/comparePage';
import {stampPage} from '@site/plugins/translations/node/stamp';

const ENGLISH = `---
title: Bars
description: Draws bars.
---

Bars show amounts.

## Basics {/* #basics */}

One text.

## Colors {/* #colors */}

Another text.
`;

const CHINESE = `---
title: 柱状图
description: 绘制柱状图。
---

柱状图表示数量。

## 基础 {/* #basics */}

一段文字。

## 颜色 {/* #colors */}

另一段文字。
`;

function states(english: string, translation: string): string[] {
  return comparePage(english, translation).map(({id, state}) => `${id}: ${state}`);
}

const STAMPED = stampPage(ENGLISH, CHINESE);

test('a stamped translation is fresh, and stamping it again changes nothing', () => {
  expect(states(ENGLISH, STAMPED)).toEqual([': fresh', 'basics: fresh', 'colors: fresh']);
  expect(stampPage(ENGLISH, STAMPED)).toBe(STAMPED);
});

test('stamping adds a line to each section and touches no other', () => {
  const added = STAMPED.split('\n').filter((line) => line.startsWith('{/* english:'));
  expect(added).toHaveLength(3);
  const without = STAMPED.split('\n').filter((line) => !line.startsWith('{/* english:'));
  expect(without.filter(Boolean)).toEqual(CHINESE.split('\n').filter(Boolean));
});

test('a section without a mark is stale: nobody knows what it was made from', () => {
  expect(states(ENGLISH, CHINESE)).toEqual([': stale', 'basics: stale', 'colors: stale']);
});

test('only the section whose English has changed is stale', () => {
  const changed = ENGLISH.replace('One text.', 'One longer text.');
  expect(states(changed, STAMPED)).toEqual([': fresh', 'basics: stale', 'colors: fresh']);
  expect(states(changed, stampPage(changed, STAMPED))).toEqual([': fresh', 'basics: fresh', 'colors: fresh']);
});

test('a new English section is missing, in its place', () => {
  const grown = ENGLISH.replace('## Colors', '## Sizes {/* #sizes */}\n\nNew.\n\n## Colors');
  expect(states(grown, STAMPED)).toEqual([': fresh', 'basics: fresh', 'sizes: missing', 'colors: fresh']);
});

test('a section that English has no more is orphaned, and stamping leaves it so', () => {
  const shrunk = ENGLISH.replace(/## Colors.*$/s, '');
  expect(states(shrunk, STAMPED)).toEqual([': fresh', 'basics: fresh', 'colors: orphaned']);
  expect(stampPage(shrunk, STAMPED)).toBe(STAMPED);
});
