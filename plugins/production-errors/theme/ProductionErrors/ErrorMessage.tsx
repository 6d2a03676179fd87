import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {shownArgument} from '../../client/readErrorQuery';
import type {NumberedError} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly error: NumberedError;
  /** The arguments that the packages threw along with the number; some are missing if the URL was cut. */
  readonly args: readonly string[];
}

/** An argument, isolated, so that right-to-left text does not reorder the message. */
function Argument({value}: {readonly value: string}): ReactNode {
  const {text, omitted} = shownArgument(value);
  return (
    <bdi className={styles.argument}>
      {text}
      {omitted > 0 &&
        translate(
          {
            id: 'productionErrors.omitted',
            message: '… ({count} more characters)',
            description: 'After an argument that is too long to be shown',
          },
          {count: String(omitted)},
        )}
    </bdi>
  );
}

/** One message with its arguments in place, and the packages that throw it. */
export default function ErrorMessage({error, args}: Props): ReactNode {
  return (
    <>
      <p className={styles.message} dir="ltr" translate="no">
        {error.message.map((part, index) => {
          if (typeof part === 'string') {
            return <span key={index}>{part}</span>;
          }
          const value = args[part];
          return value === undefined ? (
            <span key={index} className={styles.argument}>
              …
            </span>
          ) : (
            <Argument key={index} value={value} />
          );
        })}
      </p>
      <p className={styles.packages}>
        <Translate
          id="productionErrors.thrownBy"
          description="The value is a list of packages"
          values={{packages: <bdi>{error.packages.join(', ')}</bdi>}}
        >
          {'Thrown by {packages}.'}
        </Translate>
      </p>
    </>
  );
}
