interface PackageGroup {
  readonly specifiers: readonly string[];
  readonly load: () => Promise<{readonly default: Readonly<Record<string, never>>}>;
}

/** Without the demos plugin, there are no packages: nothing runs the reader's code. */
const NO_PACKAGES: readonly PackageGroup[] = [];
export default NO_PACKAGES;
