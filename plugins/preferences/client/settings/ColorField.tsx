import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {PaletteMode} from '@site/src/site/storage';
import {debounce} from '@site/src/ui/debounce';
import isComposing from '@site/src/ui/isComposing';
import TextField from '@site/src/ui/TextField';
import {DEFAULT_MAIN_COLORS, readColorText, type SettableColor} from '../../paletteColors';
import {toHex} from './toHex';
import styles from './onDemand.module.css';

export interface Props {
  readonly name: SettableColor;
  readonly label: string;
  /** The stored color; none for MUI's default. */
  readonly chosen: string | undefined;
  readonly mode: PaletteMode;
  /** Called with a color that MUI can compute with, or with none for MUI's own. */
  readonly onChange: (main: string | undefined) => void;
}

/** A color of the palette, picked or written. A text that is no color is reported in place and not stored. */
export default function ColorField({name, label, chosen, mode, onChange}: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState(chosen ?? '');
  const [problem, setProblem] = useState<string>();
  const usual = DEFAULT_MAIN_COLORS[mode][name];

  // Readers type and drag in bursts; only the last value is stored.
  const latest = useRef(onChange);
  latest.current = onChange;
  const settle = useMemo(
    () =>
      debounce((written: string) => {
        const color = readColorText(written);
        setProblem(color === null ? written.trim() : undefined);
        if (color !== null) {
          latest.current(color);
        }
      }),
    [],
  );
  useEffect(() => () => settle.flush(), [settle]);

  // The stored color changed, here or in another tab: the field shows it, unless it already says the same in another way.
  useEffect(() => {
    setText((written) => (readColorText(written) === chosen ? written : (chosen ?? '')));
    setProblem(undefined);
  }, [chosen]);

  const write = (written: string): void => {
    setText(written);
    settle(written);
  };

  return (
    <div>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <input
          type="color"
          className={`site-field ${styles.swatch}`}
          aria-label={translate(
            {
              id: 'preferences.colors.pick',
              message: 'Pick {color}',
              description: 'Name of a field that opens a color picker; the value is Primary or Secondary',
            },
            {color: label},
          )}
          value={toHex(chosen ?? usual)}
          onChange={({target}) => write(target.value)}
        />
        <TextField
          id={id}
          dir="ltr"
          className={styles.text}
          value={text}
          placeholder={usual}
          maxLength={60}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-fault`}
          onText={write}
          onBlur={settle.flush}
          onKeyDown={({key, nativeEvent}) => key === 'Enter' && !isComposing(nativeEvent) && settle.flush()}
        />
      </div>
      <p id={`${id}-fault`} role="alert" className={styles.problem}>
        {problem !== undefined && (
          <Translate
            id="preferences.colors.problem"
            description="Told below a field; written is what the reader typed, the others are notations"
            values={{
              written: <bdi>{problem}</bdi>,
              hex: <code>#1976d2</code>,
              rgb: <code>rgb(25, 118, 210)</code>,
              hsl: <code>hsl(210, 79%, 46%)</code>,
            }}
          >
            {'“{written}” is no color that MUI can compute with. Write it like {hex}, {rgb} or {hsl}.'}
          </Translate>
        )}
      </p>
    </div>
  );
}
