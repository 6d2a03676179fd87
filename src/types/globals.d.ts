/** True in the bundle that renders pages at build time, false in the browser's; the branch not taken is not bundled. */
declare const __SERVER_BUNDLE__: boolean;

/**
 * Whether the bundle has what is inside a `StaticBlock`: the server's has, and in the dev server, where no page is rendered before, the
 * browser's too.
 */
declare const __STATIC_CONTENT__: boolean;
