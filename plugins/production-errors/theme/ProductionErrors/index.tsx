import type {ReactNode} from 'react';
import errors from '@generated/production-errors/default/errors.json';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {readAskedError} from '../../client/readErrorQuery';
import ErrorMessage from './ErrorMessage';
import styles from './styles.module.css';

/** The message of the number in the URL, or that no message has it. */
function AskedError(): ReactNode {
  const {search} = useLocation();
  const {code, isAsked, args} = readAskedError(search);
  const found = errors.filter((error) => error.code === code);
  if (!isAsked) {
    return null;
  }
  if (found.length === 0) {
    return (
      <p role="status" className={styles.unknown}>
        {code === undefined ? (
          <Translate id="productionErrors.noNumber">The code in this address is not a number.</Translate>
        ) : (
          <Translate
            id="productionErrors.unknown"
            description="The value is the number that an address asks about"
            values={{code: String(code)}}
          >
            {'The packages that are documented here have no error with the number {code}. Another version may have it.'}
          </Translate>
        )}
      </p>
    );
  }
  return (
    <section className={styles.asked}>
      <Heading as="h2" id="message">
        {translate({id: 'productionErrors.asked', message: 'Error {code}'}, {code: String(code)})}
      </Heading>
      {found.map((error) => (
        <ErrorMessage key={error.packages.join()} error={error} args={args} />
      ))}
    </section>
  );
}

/** Explains the numbered error that the URL asks about, and lists all of them. */
export default function ProductionErrors(): ReactNode {
  // The server does not know what the URL asks.
  const isBrowser = useIsBrowser();
  return (
    <>
      {isBrowser && <AskedError />}
      <section className={styles.all}>
        <Heading as="h2" id="all">
          <Translate id="productionErrors.all">All numbered errors</Translate>
        </Heading>
        {errors.map((error) => (
          <article key={`${error.code} ${error.packages.join()}`} className={styles.entry}>
            <Heading as="h3" id={`error-${error.code}-${error.packages.join('-').replace(/\W+/g, '-')}`}>
              {translate({id: 'productionErrors.asked', message: 'Error {code}'}, {code: String(error.code)})}
            </Heading>
            <ErrorMessage error={error} args={[]} />
          </article>
        ))}
      </section>
    </>
  );
}
