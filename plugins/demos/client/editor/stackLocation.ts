import type {CodeLocation} from './problems';

/** Lines that the browser puts before the text of a function made from text. */
let headerLines: number | undefined;

function rawLocation(stack: string, scriptName: string): CodeLocation | undefined {
  // The name given by `sourceURL`, or, in browsers that leave it out of stacks, what they call such a function.
  const at = [`${scriptName}:`, '> Function:', '<anonymous>:'].map((mark) => stack.indexOf(mark)).find((i) => i !== -1);
  const match = at === undefined ? null : /:(\d+):(\d+)/.exec(stack.slice(at));
  return match ? {line: Number(match[1]), column: Number(match[2])} : undefined;
}

function measureHeader(): number {
  const name = 'header-probe.js';
  const probe = new Function(`return new Error('probe').stack;\n//# sourceURL=${name}`) as () => string | undefined;
  return (rawLocation(probe() ?? '', name)?.line ?? 1) - 1;
}

/**
 * Where in a script that was made a function an error was thrown, by its stack: the innermost call inside the script.
 *
 * @param stack what the browser says, or React about its components
 * @param scriptName what the script's `sourceURL` calls it
 */
export function locationInScript(stack: string | undefined, scriptName: string): CodeLocation | undefined {
  const place = stack === undefined ? undefined : rawLocation(stack, scriptName);
  headerLines ??= measureHeader();
  const line = place ? place.line - headerLines : 0;
  return place && line > 0 ? {line, column: place.column} : undefined;
}
