/** @jest-environment jsdom */
import {act, render, screen} from '@testing-library/react';
import useSources from '../../../plugins/demos/client/useSources';
import type {DemoSources, DemoStyling} from '../../../plugins/demos/types';

/** A styling whose sources come, or do not, when the test says so. */
function styling(name: string) {
  const answers: ((isThere: boolean) => void)[] = [];
  const one = {
    styling: name,
    loadSources: () =>
      new Promise((resolve, reject) => {
        const sources = {files: [{name: `${name}.tsx`}]} as unknown as DemoSources;
        answers.push((isThere) => (isThere ? resolve({default: sources}) : reject(new Error('unreachable'))));
      }),
  } as unknown as DemoStyling;
  return {one, answer: (isThere = true) => act(async () => Promise.resolve(answers.shift()?.(isThere)))};
}

function Shown({of}: {readonly of: DemoStyling}) {
  const {sources, failed} = useSources(of, true);
  return <p>{failed ? 'failed' : (sources?.files[0]?.name ?? 'nothing')}</p>;
}

test.each([
  ['comes late', true],
  ['fails late', false],
])('what is shown stays when the answer for another styling %s', async (_name, isThere) => {
  const [tailwind, css] = [styling('Tailwind'), styling('CSS')];
  const {rerender} = render(<Shown of={tailwind.one} />);
  await tailwind.answer();
  expect(screen.getByText('Tailwind.tsx')).toBeVisible();
  rerender(<Shown of={css.one} />);
  expect(screen.getByText('nothing')).toBeVisible();
  rerender(<Shown of={tailwind.one} />);
  await tailwind.answer();
  await css.answer(isThere);
  expect(screen.getByText('Tailwind.tsx')).toBeVisible();
});
