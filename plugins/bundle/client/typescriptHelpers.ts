/** Replaces `tslib` (4 KB gzip) for `@docusaurus/utils-common`, which only calls this helper. */
export function __importDefault<T>(module: T & {__esModule?: boolean}): T | {default: T} {
  return module.__esModule ? module : {default: module};
}
