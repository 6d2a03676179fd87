/** A line and column of a file, as in `http://localhost/a.js:1:2`. A time of day is none. */
const PLACE = String.raw`(?:<anonymous>|(?=\d*[^\s\d:])\S+:\d+:\d+)`;

/** The first entry of a stack: `at name (place)`, or `name@place` in Firefox and Safari. */
const STACK = new RegExp(String.raw`\s(?:at\s+(?:async\s+)?(?:(?:[^\s()]+\s+){1,5}\()?|[^\s@]*@)${PLACE}.*$`, 's');

/**
 * A message without the stack that a console prints behind it. A field of one line takes the line breaks out of what is pasted,
 * so that the stack is known by its first entry.
 */
export function withoutStack(text: string): string {
  return text.replace(STACK, '');
}
