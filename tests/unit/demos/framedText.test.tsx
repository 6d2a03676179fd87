/** @jest-environment jsdom */
import {useEffect, type ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import {FramedText} from '../../../plugins/demos/client/codeFrame/framedText';
import type {Props as DemoFrameProps} from '../../../plugins/demos/theme/DemoFrame';

const mockMounted = jest.fn();

function MockFrame({request, onEnd}: DemoFrameProps): ReactNode {
  useEffect(() => {
    mockMounted();
  }, []);
  return (
    <button type="button" onClick={() => onEnd('broken')}>
      {request?.text}
    </button>
  );
}

jest.mock('@theme/DemoFrame', () => ({__esModule: true, default: MockFrame}), {virtual: true});

const runOf = (text: string) => ({text, fileName: 'Preview.tsx'}) as const;

test('a document that a text broke is made anew once, and not for the text that broke a new one', () => {
  const onEnd = jest.fn();
  const show = (text: string) => <FramedText run={runOf(text)} name="Gauge" onEnd={onEnd} />;
  const {rerender} = render(show('one'));
  rerender(show('two'));
  expect(mockMounted).toHaveBeenCalledTimes(1);
  // The text before it may be to blame.
  fireEvent.click(screen.getByText('two'));
  expect(mockMounted).toHaveBeenCalledTimes(2);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('two'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({kind: 'stopped'}));
  // Another text gets a frame of its own.
  rerender(show('three'));
  fireEvent.click(screen.getByText('three'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(mockMounted).toHaveBeenCalledTimes(3);
});
