/** A place in the packages that prints no message of its own. */
interface SiteWithoutMessage {
  /** How the file's path ends. */
  readonly file: string;
  /** How the place's code begins. */
  readonly code: string;
  readonly reason: string;
}

/** The places of the packages that pass on what others say. Each is known with its reason; any other stops the build. */
export const SITES_WITHOUT_MESSAGE: readonly SiteWithoutMessage[] = [
  {
    file: 'utils/warning.js',
    code: 'console.error(cleanMessage)',
    reason: 'prints what buildWarning is called with, and each of its calls is read',
  },
  {file: 'utils/warning.js', code: 'console.warn(cleanMessage)', reason: 'the same with the other gravity'},
  {
    file: 'utils/warning.js',
    code: "console.warn([cleanMessage, 'deprecated props observed:'",
    reason: 'prints what buildDeprecatedPropsWarning is called with, and each of its calls is read',
  },
  {
    file: 'utils/warning.js',
    code: 'buildWarning(message)',
    reason: 'wraps a function in a warning of its caller; version 6 has no caller',
  },
  {
    file: 'hooks/core/useGridLoggerFactory.js',
    code: 'appender[method](',
    reason: 'passes on the log that the prop logLevel asks for',
  },
];
