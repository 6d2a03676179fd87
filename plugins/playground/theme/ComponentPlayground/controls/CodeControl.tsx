import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {checkValue, type Problem} from '../../../checkValue';
import {isCode} from '../../../client/values';
import {printPath} from '../../../paths';
import {typeWords} from '../../../typeWords';
import {codeText, codeValue} from './codeText';
import {eventAttributes, joinIds, type ValueControlProps} from './controlProps';
import ProblemLine from './ProblemLine';
import {useDraft} from './useDraft';
import styles from './onDemand.module.css';

const MOST_LINES = 12;

function problemText({path, expected, found, didYouMean}: Problem): string {
  const values = {path: printPath(path), expected, found};
  return didYouMean === undefined
    ? translate(
        {
          id: 'playground.code.problem',
          message: '{path}: expected {expected}, found {found}.',
          description: 'What is wrong with a value; expected is a type',
        },
        values,
      )
    : translate(
        {
          id: 'playground.code.unknown',
          message: '{path}: there is no such field. Did you mean “{name}”?',
          description: 'What is wrong with a value; name is that of another field',
        },
        {path: values.path, name: didYouMean},
      );
}

/** Any value as JSON, or as an expression; its type stands beside it, and below it what is wrong. */
export default function CodeControl(props: ValueControlProps): ReactNode {
  const {id, label, describedBy, path, value, isOptional, type, panel, onChange} = props;
  const problems = useMemo(
    () => (value === undefined ? [] : checkValue(value, type, path).map(problemText)),
    [value, type, path],
  );
  const draft = useDraft(codeText(value), (text) => {
    const typed = codeValue(text);
    if (typed === undefined && !isOptional) {
      return undefined;
    }
    const problem = typed !== undefined && isCode(typed) ? panel.checkCode?.(typed.$code) : undefined;
    if (problem === undefined) {
      onChange(path, typed);
    }
    return problem;
  });
  const problem = draft.problem ?? (problems.length > 0 ? problems.join('\n') : undefined);
  const typeId = `${id}-type`;
  const problemId = `${id}-fault`;
  return (
    <div className={styles.stack}>
      <code id={typeId} dir="ltr" className={styles.type}>
        {typeWords(type)}
      </code>
      <textarea
        {...eventAttributes(props)}
        id={id}
        dir="ltr"
        translate="no"
        className={`site-field ${styles.code}`}
        aria-label={label}
        aria-describedby={joinIds(describedBy, typeId, problem === undefined ? undefined : problemId)}
        aria-invalid={problem !== undefined}
        rows={Math.min(draft.text.split('\n').length, MOST_LINES)}
        value={draft.text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({target}) => draft.onText(target.value)}
        onBlur={draft.onBlur}
      />
      <ProblemLine id={problemId} problem={problem} />
    </div>
  );
}
