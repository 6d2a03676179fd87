/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import type * as Server from 'react-dom/server';
import type {ConsentKind} from '../../../plugins/playground/client/linkSecurity';
import LinkNotice from '../../../plugins/playground/theme/ComponentPlayground/LinkNotice';
import PreviewProblem from '../../../plugins/playground/theme/ComponentPlayground/PreviewProblem';

const {renderToString} = jest.requireActual<typeof Server>('react-dom/server.node');

const reason = (kind: ConsentKind, text: string) => ({path: `slotProps.${kind}`, kind, text});

test('code of a link is called code', () => {
  const onRun = jest.fn();
  render(<LinkNotice problems={[]} consent={[reason('code', '() => alert(1)')]} onRun={onRun} />);
  expect(screen.getByText('This link contains code. Read it before you run it:')).toBeInTheDocument();
  expect(screen.getByText('() => alert(1)')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', {name: 'Run code'}));
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('after consent, a keyboard goes on in the playground', () => {
  render(
    <section tabIndex={-1} aria-label="Playground">
      <LinkNotice problems={[]} consent={[reason('code', 'f()')]} onRun={jest.fn()} />
    </section>,
  );
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  expect(screen.getByRole('region')).toHaveFocus();
});

test.each<[ConsentKind, string]>([
  ['address', 'https://example.com/'],
  ['style', 'url(https://example.com/pixel)'],
  ['html', '<img src=x>'],
])('an %s of a link is not called code', (kind, text) => {
  render(<LinkNotice problems={[]} consent={[reason('code', 'f()'), reason(kind, text)]} onRun={jest.fn()} />);
  expect(screen.getByText(/^Parts of this link can run code or load something from elsewhere\./)).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'Use them'})).toBeInTheDocument();
});

describe('screen readers tell', () => {
  /** What is in the page before any effect. */
  const first = (role: string, element: JSX.Element) => {
    document.body.innerHTML = renderToString(element);
    return screen.getByRole(role);
  };

  test('what a link contains, which comes after its status', () => {
    const notice = <LinkNotice problems={[]} consent={[reason('code', 'f()')]} onRun={jest.fn()} />;
    expect(first('status', notice)).toBeEmptyDOMElement();
  });

  test('that the component warned, which comes after its status', () => {
    const problem = <PreviewProblem kind="warned" messages={['careful']} onBack={jest.fn()} />;
    expect(first('status', problem)).not.toHaveTextContent('printed a warning');
    document.body.innerHTML = '';
    render(problem);
    expect(screen.getByRole('status')).toHaveTextContent('The component printed a warning:');
  });

  test('an error at once', () => {
    expect(first('alert', <PreviewProblem kind="threw" messages={['broken']} onBack={jest.fn()} />)).toHaveTextContent(
      'error',
    );
  });
});
