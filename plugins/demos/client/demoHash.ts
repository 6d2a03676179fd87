import {
  CODE_STYLINGS,
  CODE_VARIANT_OF_ENDING,
  DEFAULT_CODE_STYLING,
  STYLING_SLUGS,
  type CodeStyling,
  type CodeVariant,
} from '@site/src/site/storage';

/** What a hash asks of a demo. */
export interface DemoHash {
  readonly name: string;
  /** Which source to open; none for the demo alone. */
  readonly codeVariant?: CodeVariant;
  readonly styling?: CodeStyling;
  /** Code that somebody sent, as `linkedCode/packCode.ts` writes it. Anybody may write anything there. */
  readonly state?: string;
}

function stylingOf(slug: string | undefined): CodeStyling | undefined {
  return CODE_STYLINGS.find((candidate) => STYLING_SLUGS[candidate] === slug);
}

/**
 * Reads a hash: `#BasicBars`, `#BasicBars.tsx`, `#BasicBars.js`, `#tailwind-BasicBars.tsx`, and with a state of the code
 * `#tailwind-BasicBars.tsx=1…z`.
 *
 * @param hash with or without its `#`, as the browser gives it
 * @returns `undefined` for a hash that has not the form of a demo's URL
 */
export function readDemoHash(hash: string): DemoHash | undefined {
  const match = /^#?(?:(system|tailwind|css)-)?([A-Z]\w*)(?:\.(js|tsx)(?:=(.*))?)?$/s.exec(hash);
  if (!match) {
    return undefined;
  }
  const [, styling, name, ending, state] = match;
  return {
    name: name!,
    ...(ending && {codeVariant: CODE_VARIANT_OF_ENDING[ending as keyof typeof CODE_VARIANT_OF_ENDING]}),
    ...(styling && {styling: stylingOf(styling)}),
    // Code is of one styling, whichever the reader sees.
    ...(state !== undefined && {state, styling: stylingOf(styling) ?? DEFAULT_CODE_STYLING}),
  };
}
