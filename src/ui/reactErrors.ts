/** What React says by number in production, for the mistakes that are easily made while editing, in words. */
const MESSAGES: Readonly<Record<string, string>> = {
  31: 'An object cannot be shown. Show one of its values, or render a list with an array.',
  60: 'An element has both children and dangerouslySetInnerHTML. It can have one of them.',
  62: 'The prop "style" of an element of the page must be an object, not a text.',
  130: 'An element has no component: its type is %s. Check that it is imported or exported under this name.',
  137: 'The element <%s> cannot have children.',
  152: 'A component returned nothing. Return an element or null.',
  185: 'Maximum update depth exceeded: the demo sets a state again and again, in an effect or while it renders.',
  300: 'A component called fewer hooks than before. Call all hooks before any early return.',
  301: 'Too many re-renders: the demo sets a state each time it renders.',
  310: 'A component called more hooks than before. Call hooks neither in conditions nor in loops.',
  321: 'A hook was called outside a component.',
};

function decoded(argument: string): string {
  try {
    return decodeURIComponent(argument);
  } catch {
    // Anybody may throw an error that begins like React's.
    return argument;
  }
}

/**
 * The message of an error, in words if React gives only a number.
 *
 * @param message as it was thrown: `Minified React error #130; visit …?invariant=130&args[]=undefined&args[]= …`
 */
export function readableMessage(message: string): string {
  const number = /^Minified React error #(\d+)/.exec(message)?.[1];
  const text = number && MESSAGES[number];
  if (!text) {
    return message;
  }
  const [argument = ''] = [...message.matchAll(/args\[\]=([^&\s]*)/g)].map((match) => decoded(match[1]!));
  return text.replace('%s', argument);
}
