import {useRef, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {propLimits, type NumberLimits} from '../../../client/propLimits';
import {eventAttributes, joinIds, type KindProps} from './controlProps';
import {defaultLiteral} from './controlValues';
import ProblemLine from './ProblemLine';
import {useDraft} from './useDraft';
import styles from './onDemand.module.css';

/** Limits that are further apart, and have no step, are no use on a slider. */
const WIDEST_SLIDER = 1000;

function hasSlider({min, max, step}: NumberLimits): boolean {
  return step !== undefined || max - min <= WIDEST_SLIDER;
}

function limitProblem(number: number, {min, max, isInteger}: NumberLimits): string | undefined {
  if (Number.isNaN(number)) {
    return translate({id: 'playground.number.none', message: 'Enter a number.'});
  }
  if (number < min || number > max) {
    return translate(
      {
        id: 'playground.number.limits',
        message: 'Enter a number from {min} to {max}.',
        description: 'Told below the field of a prop; the values are numbers',
      },
      {min: String(min), max: String(max)},
    );
  }
  return isInteger && !Number.isInteger(number)
    ? translate({id: 'playground.number.whole', message: 'Enter a whole number.'})
    : undefined;
}

/** A number, with a slider beside the field if the limits are near each other. Its default is not written. */
export default function NumberControl(props: KindProps<'number'>): ReactNode {
  const {id, label, describedBy, path, value, defaultValue, isOptional, panel, onChange} = props;
  const field = useRef<HTMLInputElement>(null);
  const limits = propLimits(panel.componentName, path);
  const usual = defaultLiteral(defaultValue);
  const shown = typeof value === 'number' ? value : typeof usual === 'number' ? usual : undefined;

  const send = (number: number): void => onChange(path, isOptional && number === usual ? undefined : number);
  const commit = (text: string): string | undefined => {
    if (text === '' && !field.current?.validity.badInput) {
      if (isOptional) {
        onChange(path, undefined);
      }
      return undefined;
    }
    const number = text === '' ? NaN : Number(text);
    const problem = limitProblem(number, limits);
    if (problem === undefined) {
      send(number);
    }
    return problem;
  };
  // An arrow key turns a number as a slider does: it shows at once.
  const draft = useDraft(shown === undefined ? '' : String(shown), commit, 0);

  const common = {
    ...eventAttributes(props),
    'aria-label': label,
    dir: 'ltr',
    min: limits.min,
    max: limits.max,
    step: limits.step ?? (limits.isInteger ? 1 : 'any'),
  } as const;
  const problemId = `${id}-fault`;
  return (
    <>
      <div className={styles.pair}>
        <input
          {...common}
          ref={field}
          id={id}
          type="number"
          className={`site-field ${styles.number}`}
          value={draft.text}
          aria-invalid={draft.problem !== undefined}
          aria-describedby={joinIds(describedBy, draft.problem === undefined ? undefined : problemId)}
          onChange={({target}) => draft.onText(target.value)}
          onBlur={draft.onBlur}
        />
        {hasSlider(limits) && (
          <input
            {...common}
            type="range"
            className={styles.range}
            aria-describedby={describedBy}
            value={shown ?? limits.min}
            onChange={({target}) => send(target.valueAsNumber)}
          />
        )}
      </div>
      <ProblemLine id={problemId} problem={draft.problem} />
    </>
  );
}
