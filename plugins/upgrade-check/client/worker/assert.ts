// What the codemods use of Node's module `assert`, for the browser.

export function ok(value: unknown, message?: string): asserts value {
  if (!value) {
    throw new Error(message ?? 'An assertion of the codemod failed.');
  }
}

export function strictEqual(actual: unknown, expected: unknown, message?: string): void {
  ok(Object.is(actual, expected), message);
}

export function deepEqual(actual: unknown, expected: unknown, message?: string): void {
  ok(JSON.stringify(actual) === JSON.stringify(expected), message);
}

// Some modules take the functions from the module itself, others from its default.
export default Object.assign(ok, {ok, strictEqual, deepEqual});
