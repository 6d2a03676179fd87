import {forwardRef, type ForwardedRef, type InputHTMLAttributes, type ReactNode} from 'react';
import clsx from 'clsx';

export interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  readonly value: string;
  /** Called with what the field says after each change. */
  readonly onText: (text: string) => void;
}

/** A field for names and values, which browsers neither complete nor correct. Its look is that of `.site-field`. */
function TextField({onText, className, ...input}: Props, ref: ForwardedRef<HTMLInputElement>): ReactNode {
  return (
    <input
      ref={ref}
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...input}
      className={clsx('site-field', className)}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

export default forwardRef(TextField);
