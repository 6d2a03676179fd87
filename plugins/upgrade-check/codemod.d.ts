// Types of the parts of the codemods that the check uses; the packages ship none.

declare module 'jscodeshift' {
  /** The toolkit with another parser, as transforms get it. */
  export function withParser(parser: 'tsx' | 'ts' | 'babel'): object;
}

declare module '@mui/x-codemod/v6.0.0/preset-safe' {
  /** Returns the changed code, or the code itself if there is nothing to change. */
  export default function transform(
    file: {path: string; source: string},
    api: {jscodeshift: object; j: object; stats: () => void; report: () => void},
    options: object,
  ): string | undefined;
}
