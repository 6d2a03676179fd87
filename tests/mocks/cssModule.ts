/** Stands for any CSS module: a class is called as it is written. */
const classNames = new Proxy<Record<string, string>>(
  {},
  {get: (_target, name) => (name === '__esModule' ? undefined : String(name))},
);

export default classNames;
