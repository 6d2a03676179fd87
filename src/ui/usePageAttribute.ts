import {useCallback, useSyncExternalStore} from 'react';

/**
 * The value of an attribute of `<html>`, for controls that show which choice is on.
 *
 * @param values the valid values
 * @param fallback the value on the server, and if the attribute is missing or not valid
 */
export default function usePageAttribute<Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, {attributeFilter: [name]});
      return () => observer.disconnect();
    },
    [name],
  );
  const read = (): Value => {
    const shown = document.documentElement.getAttribute(name);
    return values.find((value) => value === shown) ?? fallback;
  };
  return useSyncExternalStore(subscribe, read, () => fallback);
}
