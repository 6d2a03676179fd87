/** @jest-environment jsdom */
import {useState, type ChangeEvent, type ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import type {Props as DemoEditorProps} from '../../../plugins/demos/theme/DemoEditor';
import type {Props as ExportButtonsProps} from '../../../plugins/demos/theme/ExportButtons';
import {editKey, keepEdit, keptEdit} from '../../../plugins/demos/client/editor/keptEdits';
import {LANGUAGE_DATES} from '../../../plugins/playground/client/dates';
import CodePanel from '../../../plugins/playground/theme/ComponentPlayground/CodePanel';

/** The live editor, as far as it keeps what is typed. */
function MockEditor({demo, shown, variant, original}: DemoEditorProps): ReactNode {
  const key = editKey(demo, shown, variant);
  const [text, setText] = useState(keptEdit(key) ?? original);
  const onChange = ({target}: ChangeEvent<HTMLTextAreaElement>): void => {
    keepEdit(key, target.value);
    setText(target.value);
  };
  return <textarea value={text} onChange={onChange} />;
}

const mockExported = jest.fn();

function MockExport({getSources}: ExportButtonsProps): ReactNode {
  const open = async (): Promise<void> => {
    const {files} = await getSources();
    mockExported(files[0]?.text);
  };
  return (
    <button type="button" onClick={() => void open()}>
      Export
    </button>
  );
}

jest.mock('@theme/DemoEditor', () => ({__esModule: true, default: MockEditor}), {virtual: true});
jest.mock('@theme/ExportButtons', () => ({__esModule: true, default: MockExport}), {virtual: true});
jest.mock('@theme/DemoToolbar/VariantChoice', () => ({__esModule: true, default: () => null}), {virtual: true});
jest.mock('@theme/useCodeVariant', () => ({__esModule: true, default: () => ({codeVariant: 'TS'})}), {virtual: true});
jest.mock('@theme/useTextEngine', () => jest.requireActual<object>('../../../plugins/demos/theme/useTextEngine'), {
  virtual: true,
});

const copied = jest.fn();
const onShare = jest.fn(() => Promise.resolve('copied' as const));
const onResetAll = jest.fn();

/** A playground on a page of several of its component. */
function Panel({id, height}: {readonly id: string; readonly height: number}): ReactNode {
  const [isEditing, setEditing] = useState(false);
  return (
    <CodePanel
      demo={{
        name: 'GaugeExample',
        anchor: id,
        page: '/x/charts',
        plan: 'community',
        stylings: [{styling: 'MUI System', file: id, load: jest.fn(), loadSources: jest.fn()}],
      }}
      component="Gauge"
      program={{
        name: 'GaugeExample',
        declarations: [],
        element: {component: 'Gauge', from: '@mui/x-charts/Gauge', props: {height}},
      }}
      dates={LANGUAGE_DATES}
      isEditing={isEditing}
      onEdit={setEditing}
      onEdited={jest.fn()}
      onShare={onShare}
      isFirst={height === 100}
      onResetAll={onResetAll}
    />
  );
}

beforeAll(() => Object.assign(navigator, {clipboard: {writeText: copied}}));
beforeEach(() => {
  jest.clearAllMocks();
  copied.mockResolvedValue(undefined);
});

const press = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', {name}));
    await Promise.resolve();
  });
const editor = (): HTMLTextAreaElement => screen.getByRole('textbox');
const type = (value: string): unknown => fireEvent.change(editor(), {target: {value}});

test('while the code is edited, it is copied and exported as the reader left it', async () => {
  render(<Panel id="Edited" height={200} />);
  await press('Copy');
  expect(copied).toHaveBeenLastCalledWith(expect.stringContaining('height={200}'));
  await press('Edit');
  type('my code');
  await press('Copied');
  expect(copied).toHaveBeenLastCalledWith('my code');
  await press('Export');
  expect(mockExported).toHaveBeenLastCalledWith('my code');
  await press('Edit');
  await press('Export');
  expect(mockExported).toHaveBeenLastCalledWith(expect.stringContaining('height={200}'));
});

test('while the code is edited, a link and a reset of the props wait, and say why', async () => {
  render(<Panel id="Waiting" height={200} />);
  await press('Edit');
  for (const name of ['Copy link', 'Reset all']) {
    const button = screen.getByRole('button', {name});
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/^This is about the props\./);
    await press(name);
    expect(screen.getByRole('status')).toHaveTextContent('Press Edit again to go back to them.');
  }
  await press('Edit');
  await press('Copy link');
  await press('Reset all');
  expect([onShare, onResetAll].map(({mock}) => mock.calls.length)).toEqual([1, 1]);
});

test('what the reader made of the code stays when the props change, and the editor says so', async () => {
  const {rerender} = render(<Panel id="Changing" height={200} />);
  await press('Edit');
  type('my code');
  await press('Edit');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  await press('Edit');
  expect(editor()).toHaveValue('my code');
  await press('Edit');
  rerender(<Panel id="Changing" height={300} />);
  await press('Edit');
  expect(editor()).toHaveValue('my code');
  expect(screen.getByRole('status')).toHaveTextContent('Your code from before. “Reset code” writes it from the props.');
});

test('without edits, the editor opens with the code of the props as they are', async () => {
  const {rerender} = render(<Panel id="Unedited" height={200} />);
  await press('Edit');
  await press('Edit');
  rerender(<Panel id="Unedited" height={300} />);
  await press('Edit');
  expect(editor().value).toContain('height={300}');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
});

test('two playgrounds of a component on one page have an editor of their own each', async () => {
  const {unmount} = render(<Panel id="First" height={200} />);
  await press('Edit');
  type('my code');
  unmount();
  render(<Panel id="Second" height={200} />);
  await press('Edit');
  await press('Export');
  expect(mockExported).toHaveBeenLastCalledWith(expect.stringContaining('height={200}'));
  expect(
    keptEdit(editKey({page: '/x/charts', name: 'GaugeExample', anchor: 'First'}, {styling: 'MUI System'}, 'TS')),
  ).toBe('my code');
});

test('a button that has nothing to reset keeps the focus', () => {
  const {rerender} = render(<Panel id="Reset" height={200} />);
  const button = screen.getByRole('button', {name: 'Reset all'});
  button.focus();
  rerender(<Panel id="Reset" height={100} />);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
});
