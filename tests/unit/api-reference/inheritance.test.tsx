/** @jest-environment jsdom */
import {render} from '@testing-library/react';
import ApiInheritance from '@site/plugins/api-reference/theme/ApiInheritance';
import type {ApiPageSource, ComponentApi} from '@site/plugins/api-reference/types';

function textFor(refType: string | null): string | null {
  const page = {id: '', loaded: {refType, inheritance: null} as ComponentApi} as ApiPageSource;
  return render(<ApiInheritance page={page} />).container.textContent;
}

test.each([
  ['HTMLUListElement', 'The ref is forwarded to the root element and gives its HTMLUListElement.'],
  // It may be another element that gets it.
  ['unknown', ''],
  [null, ''],
])('of a ref that gives %s the page says what is known', (refType, text) => {
  expect(textFor(refType)).toBe(text);
});
