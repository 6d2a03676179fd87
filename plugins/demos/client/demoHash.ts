import {
  CODE_STYLINGS,
  CODE_VARIANT_OF_ENDING,
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
}

/**
 * Reads a hash: `#BasicBars`, `#BasicBars.tsx`, `#BasicBars.js`, `#tailwind-BasicBars.tsx`.
 *
 * @param hash with or without its `#`, as the browser gives it
 * @returns `undefined` for a hash that has not the form of a demo's URL
 */
export function readDemoHash(hash: string): DemoHash | undefined {
  const match = /^#?(?:(system|tailwind|css)-)?([A-Z]\w*)(?:\.(js|tsx))?$/.exec(hash);
  if (!match) {
    return undefined;
  }
  const [, styling, name, ending] = match;
  return {
    name: name!,
    ...(ending && {codeVariant: CODE_VARIANT_OF_ENDING[ending as keyof typeof CODE_VARIANT_OF_ENDING]}),
    ...(styling && {styling: CODE_STYLINGS.find((candidate) => STYLING_SLUGS[candidate] === styling)}),
  };
}
