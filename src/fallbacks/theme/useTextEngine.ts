interface TextEngine {
  readonly FramedText: () => null;
  readonly loadSyntaxCheck: () => Promise<() => undefined>;
  readonly keptEdit: () => undefined;
  readonly forgetEdit: () => void;
}

const NO_ENGINE: TextEngine = {
  FramedText: () => null,
  loadSyntaxCheck: () => Promise.resolve(() => undefined),
  keptEdit: () => undefined,
  forgetEdit: () => undefined,
};

/** Without the demos plugin, the reader's code cannot be run. */
export default function useTextEngine(): TextEngine {
  return NO_ENGINE;
}
