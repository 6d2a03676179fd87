import type * as ReactModule from 'react';
import type {ModuleExports} from '../../types';

type ClassNames = Readonly<Record<string, string>>;

function renamed(value: unknown, classNames: ClassNames): unknown {
  if (typeof value === 'string') {
    return value.replace(/\S+/g, (name) => (Object.hasOwn(classNames, name) ? classNames[name]! : name));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, classNames)]));
  }
  return value;
}

function renamedProps(props: object, classNames: ClassNames): object {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      /^class(?:es|Name)$|ClassName$/.test(name) ? renamed(value, classNames) : value,
    ]),
  );
}

/**
 * React whose elements carry the class names that the build gave to those a demo writes (`flex` is `bar-tree-view-flex`
 * in the page). A class that the demo does not use has no styles: the build compiles none for it.
 *
 * @param classNames what each written class is called in the page
 */
export function withClassNames(react: typeof ReactModule, classNames: ClassNames): ModuleExports {
  const createElement = (type: never, props: object | null, ...children: never[]): unknown =>
    react.createElement(type, props && renamedProps(props, classNames), ...children);
  const changed = {...react, createElement};
  return {...changed, default: changed};
}
