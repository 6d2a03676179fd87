/** What this room alone puts on `<html>`, beside the attributes that the whole site knows. */
export const LOOK_ATTRIBUTES = {
  /** The direction the reader chose; `dir` follows it, since Docusaurus sets that one to the language's. */
  direction: 'data-direction',
  /** There when the reader chose density. */
  dense: 'data-dense',
  /** There at load when demos look other than the server rendered them, mode aside. */
  demoLook: 'data-demo-look',
} as const;
