import {useCallback, useSyncExternalStore} from 'react';

/**
 * A choice that is an attribute of `<html>`, for the controls that tell which one is on.
 *
 * @param values what it may be
 * @param fallback what it is on the server, and where the attribute says nothing of the kind
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
