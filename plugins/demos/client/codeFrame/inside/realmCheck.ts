/** Objects whose functions the frame's own code calls: `Array.prototype` and the like. */
const OBJECTS: readonly object[] = [
  Array,
  Function,
  JSON,
  Map,
  Math,
  Number,
  Object,
  Promise,
  Reflect,
  RegExp,
  Set,
  String,
  Symbol,
  WeakMap,
  EventTarget,
  Node,
  Element,
  Document,
].flatMap((one) => ('prototype' in one ? [one, one.prototype as object] : [one]));

// What code replaces later does not change these.
const {getOwnPropertyDescriptor, is} = Object;

interface Known {
  readonly object: object;
  readonly name: string | symbol;
  readonly value: unknown;
}

/**
 * Remembers what the language and the document are like, before any code of a reader has run.
 *
 * @returns a function that says whether code has replaced or removed something of it since: then nothing that runs in the same
 *   document can be relied on
 */
export function watchRealm(): () => boolean {
  const known: Known[] = OBJECTS.flatMap((object) =>
    Reflect.ownKeys(object).map((name) => ({
      object,
      name,
      value: getOwnPropertyDescriptor(object, name)?.value as unknown,
    })),
  );
  return () => {
    // A loop by index: the methods of arrays may be among what was replaced.
    for (let at = 0; at < known.length; at += 1) {
      const {object, name, value} = known[at]!;
      if (!is(getOwnPropertyDescriptor(object, name)?.value, value)) {
        return true;
      }
    }
    return false;
  };
}
