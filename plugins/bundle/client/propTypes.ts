/** In place of prop-types in packages that describe their props with it: a production build never runs the checks. */
function check(): typeof check {
  return check;
}
check.isRequired = check;

const propTypes: Readonly<Record<string, typeof check>> = new Proxy({}, {get: () => check});

export default propTypes;
