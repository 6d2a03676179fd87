/** The one helper of `tslib` that `@docusaurus/utils-common` calls; the whole package weighs 4 KB (gzip). */
export function __importDefault<T>(module: T & {__esModule?: boolean}): T | {default: T} {
  return module.__esModule ? module : {default: module};
}
