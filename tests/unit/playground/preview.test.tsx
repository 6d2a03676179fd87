/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {LANGUAGE_DATES} from '../../../plugins/playground/client/dates';
import {PreviewSource} from '../../../plugins/playground/client/previewSource';
import Preview from '../../../plugins/playground/theme/ComponentPlayground/Preview';

const mockLoad = jest.fn<Promise<unknown>, []>();

jest.mock(
  '@theme/EditorPackages',
  () => ({__esModule: true, default: [{specifiers: ['shown'], load: () => mockLoad()}]}),
  {virtual: true},
);
jest.mock('@theme/useTextEngine', () => ({__esModule: true, default: () => ({})}), {virtual: true});

test('a component whose code could not be fetched is fetched again when the reader asks for it', async () => {
  const source = new PreviewSource({
    program: {name: 'App', declarations: [], element: {component: 'Shown', from: 'shown', props: {}}},
    dates: LANGUAGE_DATES,
    refused: [],
    mountKey: '',
  });
  mockLoad.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  mockLoad.mockResolvedValueOnce({default: {shown: {Shown: () => <p>Here it is.</p>}}});
  render(
    <section tabIndex={-1} aria-label="Playground">
      <Preview source={source} onBack={jest.fn()} onWorked={jest.fn()} />
    </section>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk 7 failed.');
  const button = screen.getByRole('button', {name: 'Try again'});
  button.focus();
  fireEvent.click(button);
  expect(await screen.findByText('Here it is.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('region')).toHaveFocus();
});
