import {Children, type ReactNode} from 'react';

type Values = Readonly<Record<string, ReactNode>>;

function interpolate(text: string, values: Values = {}): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name !== undefined && name in values ? values[name] : part;
  });
}

/** The English text, as a site without translations shows it. */
export function translate({message, id}: {message?: string; id?: string}, values?: Values): string {
  return interpolate(message ?? id ?? '', values).join('');
}

export default function Translate({
  children,
  id,
  values,
}: {
  children?: string;
  id?: string;
  values?: Values;
}): ReactNode {
  return <>{Children.toArray(interpolate(children ?? id ?? '', values))}</>;
}
