/** True in the bundle that renders pages at build time, false in the browser's; the branch not taken is not bundled. */
declare const __SERVER_BUNDLE__: boolean;
