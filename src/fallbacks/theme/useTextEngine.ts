interface TextEngine {
  readonly runText: () => Promise<never>;
  readonly loadSyntaxCheck: () => Promise<() => undefined>;
}

const NO_ENGINE: TextEngine = {
  runText: () => Promise.reject(new Error('Nothing on this site runs code.')),
  loadSyntaxCheck: () => Promise.resolve(() => undefined),
};

/** Without the demos plugin, the reader's code cannot be run. */
export default function useTextEngine(): TextEngine {
  return NO_ENGINE;
}
