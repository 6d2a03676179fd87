/** What the packages print to developers while something is tried, compared with the messages that pages explain. */
import {cleanup, render} from '@testing-library/react';
import {Component, type ComponentType, type ReactElement, type ReactNode} from 'react';
import {siteMessages} from '../../src/node/packages/messages/siteMessages';
import {fencesOf, type PageFence} from '../rules/fences/fenceCheck';
import {readProjectFile} from '../rules/projectFiles';
import {runFence} from './pageFence';

/** What React renders in place of what has thrown. */
class Caught extends Component<{readonly onError: (error: unknown) => void; readonly children: ReactNode}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** One line of the console: lists with an item on each line, and `%s` filled in as the console does. */
function lineOf([first, ...rest]: readonly unknown[]): string {
  const values = [...rest];
  const text = typeof first === 'string' ? first.replace(/%s/g, () => String(values.shift() ?? '')) : first;
  return [text, ...values].map((value) => (Array.isArray(value) ? value.join('\n') : String(value))).join(' ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** What is only said about an error that was thrown and reported already. */
const SAID_OF_ERRORS = /^(?:Error: Uncaught|The above error occurred)/;

/** An action on something that has been rendered, such as a click. */
export type Act = (container: HTMLElement) => void | Promise<void>;

/** Everything that is printed and thrown while an element is rendered and something is done with it. */
export async function printedBy(element: ReactElement | undefined, act?: Act): Promise<string[]> {
  const printed: string[] = [];
  const onError = (event: ErrorEvent): void => {
    event.preventDefault();
    printed.push(messageOf(event.error));
  };
  const error = jest.spyOn(console, 'error').mockImplementation((...line) => void printed.push(lineOf(line)));
  const warn = jest.spyOn(console, 'warn').mockImplementation((...line) => void printed.push(lineOf(line)));
  window.addEventListener('error', onError);
  try {
    const {container} = render(
      <Caught onError={(thrown) => printed.push(messageOf(thrown))}>{element ?? null}</Caught>,
    );
    await act?.(container);
    cleanup();
  } catch (thrown) {
    printed.push(messageOf(thrown));
  } finally {
    window.removeEventListener('error', onError);
    error.mockRestore();
    warn.mockRestore();
    cleanup();
  }
  return printed.filter((line) => !SAID_OF_ERRORS.test(line));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What a message looks like when it is printed, with anything in the places of its values. */
function patternOf(parts: readonly string[], end: string): RegExp {
  const body = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : '[^]*?')).join('');
  return new RegExp(`^(?:Error: |Warning: Failed prop type: )?${body}${end}`);
}

/** A stack behind a message. */
const STACK = '(?:\\n\\s+at [^]*)?$';

/** The parts of a message that the packages print, from their sources. */
function partsOf(id: string): readonly string[] {
  const message = siteMessages().find((each) => each.id === id);
  if (!message) {
    throw new Error(`The packages print no message "${id}".`);
  }
  return message.parts;
}

/** A message that a page explains. */
interface Explained {
  readonly id: string;
  /** What the page says it reads, if other packages print it. */
  readonly text: string | undefined;
  /** The code that the page gives for it; it stands also for messages right above that have none. */
  readonly fences: readonly PageFence[];
}

/** The messages that a page explains, in their order. */
function explainedOn(page: string): Explained[] {
  const file = `docs/${page}/index.mdx`;
  const text = readProjectFile(file);
  const fences = fencesOf(file, text);
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => (/^<Message(?:\s|$)/.test(line) ? [index + 1] : []));
  return starts.map((start, index) => {
    const closing = lines.findIndex((line, at) => at >= start - 1 && />$/.test(line));
    const tag = lines.slice(start - 1, closing + 1).join('\n');
    const end = starts[index + 1] ?? Infinity;
    return {
      id: /\bid="([^"]*)"/.exec(tag)?.[1] ?? '',
      text: /\btext="([^"]*)"/.exec(tag)?.[1],
      fences: fences.filter(({line, language}) => /^tsx?$/.test(language) && line > start && line < end),
    };
  });
}

/** How a message is provoked: what is rendered, and what is done with it. */
export interface Provocation {
  readonly element?: ReactElement;
  readonly act?: Act;
}

interface PageTrial {
  /** From `docs/`: `react-charts/messages`. */
  readonly page: string;
  /** By the ids of messages. */
  readonly provocations: Readonly<Record<string, Provocation | (() => Provocation)>>;
  /** Messages that are not provoked here, each with the reason. */
  readonly notProvoked?: Readonly<Record<string, string>>;
  /** What is around the code of the page when it runs, such as a provider that an application has. */
  readonly around?: (example: ReactElement) => ReactElement;
  /** What the code of the page may print all the same: the tests have no license key. */
  readonly expected?: RegExp;
  /** What is done with an example, by the id of its message, so that it does what it is for. */
  readonly inUse?: Readonly<Record<string, Act>>;
  /** Does what it is for with code that exports no component. */
  readonly used?: Readonly<Record<string, (exported: Readonly<Record<string, unknown>>) => void | Promise<void>>>;
}

/**
 * Tests of a page of messages: its code prints nothing, and what it explains is printed as the page says. The code runs first: many
 * warnings are printed once only.
 */
export function messagePageTests({
  page,
  provocations,
  notProvoked = {},
  around,
  expected,
  inUse = {},
  used = {},
}: PageTrial): void {
  const explained = explainedOn(page);
  const fences = explained.flatMap(({id, fences: own}) =>
    own.map((fence) => [`${fence.line}, for ${id}`, fence, id] as const),
  );

  test('the page explains messages, and each is provoked or has a reason', () => {
    const tried = [...Object.keys(provocations), ...Object.keys(notProvoked)];
    expect(tried.sort()).toEqual(explained.map(({id}) => id).sort());
    expect(explained.length).toBeGreaterThan(0);
  });

  test.each(fences)('the code in line %s, prints nothing', async (_name, fence, id) => {
    const exported = runFence<Record<string, unknown>>(fence);
    const Example = exported['default'] as ComponentType | undefined;
    const use = used[id];
    if (Example === undefined && use === undefined) {
      throw new Error(`${fence.file}:${fence.line} exports no component by default, so that nobody tries it.`);
    }
    const element = Example && <Example />;
    const printed = await printedBy(
      element && around ? around(element) : element,
      use ? () => use(exported) : inUse[id],
    );
    expect(printed.filter((line) => !expected?.test(line))).toEqual([]);
  });

  test.each(Object.keys(provocations))('%s', async (id) => {
    const given = provocations[id] ?? {};
    const {element, act} = typeof given === 'function' ? given() : given;
    const printed = await printedBy(element, act);
    const own = explained.find((each) => each.id === id)?.text;
    // Of what other packages print, pages quote the beginning.
    const pattern = own === undefined ? patternOf(partsOf(id), STACK) : patternOf(own.split(/\{([^{}]*)\}/), '');
    // The whole list, so that a failure shows what was printed.
    expect({printed, matches: printed.some((line) => pattern.test(line))}).toEqual({printed, matches: true});
  });
}
