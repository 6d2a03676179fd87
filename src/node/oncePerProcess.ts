/** Where the process keeps it: by a name, since each copy of this module has variables of its own. */
export const KEPT = Symbol.for('mui-x-docs');

type Kept = Map<string, unknown>;

/**
 * Makes something once for all plugins. Docusaurus loads the config and each plugin with copies of all modules, so that a
 * module's own variable exists many times; what is slow or large is kept by the process.
 *
 * @param name what it is, the same in every call
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  const kept = ((globalThis as {[KEPT]?: Kept})[KEPT] ??= new Map());
  if (!kept.has(name)) {
    kept.set(name, make());
  }
  return kept.get(name) as Value;
}

/**
 * Makes a function that does its work once for each input, for all plugins and all languages that a process builds.
 *
 * @param name what it makes, the same in every call
 * @param make depends on its input alone, which JSON can tell from others; what it makes is shared and not to be changed
 */
export function oncePerInput<Input, Value>(name: string, make: (input: Input) => Value): (input: Input) => Value {
  return (input) => {
    const made = oncePerProcess(name, () => new Map<string, Value>());
    const key = JSON.stringify(input);
    if (!made.has(key)) {
      made.set(key, make(input));
    }
    return made.get(key) as Value;
  };
}
