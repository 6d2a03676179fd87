import type {ReactNode} from 'react';
import SegmentedControl from '@site/src/ui/SegmentedControl';

export interface Props<Value extends string> {
  readonly label: string;
  /** What each value is called, in the order in which they are shown. */
  readonly names: Readonly<Record<Value, string>>;
  /** The chosen value; none if it differs from place to place. */
  readonly value: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** A setting with a few values side by side. */
export default function Choice<Value extends string>({names, ...props}: Props<Value>): ReactNode {
  const options = (Object.keys(names) as Value[]).map((value) => ({value, label: names[value]}));
  return <SegmentedControl look="field" options={options} {...props} />;
}
