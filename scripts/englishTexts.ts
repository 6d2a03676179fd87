/** Stands for `@docusaurus/Translate` where no bundler gives code the texts of a language: the text that the code has itself. */
export function translate({message}: {readonly message: string}): string {
  return message;
}
