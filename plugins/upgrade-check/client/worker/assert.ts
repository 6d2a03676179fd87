// What the codemods use of Node's module `assert`, for the browser.

function assert(value: unknown, message?: string): asserts value {
  if (!value) {
    throw new Error(message ?? 'An assertion of the codemod failed.');
  }
}

function strictEqual(actual: unknown, expected: unknown, message?: string): void {
  assert(Object.is(actual, expected), message);
}

function deepEqual(actual: unknown, expected: unknown, message?: string): void {
  assert(JSON.stringify(actual) === JSON.stringify(expected), message);
}

export default Object.assign(assert, {ok: assert, strictEqual, deepEqual});
