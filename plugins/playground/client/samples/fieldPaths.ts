/** Paths of several fields of a prop: `margin.left` and `margin.right` for the fields `left` and `right` of `margin`. */
export function fieldPaths(prop: string, ...fields: readonly string[]): readonly string[] {
  return fields.map((field) => `${prop}.${field}`);
}
