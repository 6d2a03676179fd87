interface PackageGroup {
  readonly specifiers: readonly string[];
  readonly load: () => Promise<{readonly default: Readonly<Record<string, never>>}>;
}

/** Nothing on this site runs code that imports packages. */
const NO_PACKAGES: readonly PackageGroup[] = [];
export default NO_PACKAGES;
