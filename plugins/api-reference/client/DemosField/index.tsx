import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {DemoLink} from '../../types';
import {ApiField} from '../ApiField';
import usePackageLanguage from '../usePackageLanguage';
import styles from './somePages.module.css';

/** How many demos are named at once: a prop that every demo sets is not what any of them is about. */
const SHOWN = 3;

/** `Aggregation row label` for `AggregationRowLabel`: words, not the name of a file. */
export function demoTitle(name: string): string {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return words.map((word, index) => (index === 0 || /^[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(' ');
}

function DemoLinks({demos}: {readonly demos: readonly DemoLink[]}): ReactNode {
  return (
    <span className={styles.demos} dir="ltr" lang={usePackageLanguage()}>
      {demos.map(({name, href}, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <Link to={href}>{demoTitle(name)}</Link>
        </Fragment>
      ))}
    </span>
  );
}

export interface Props {
  readonly demos: readonly DemoLink[];
}

/** The demos that set a prop, as links. */
export default function DemosField({demos}: Props): ReactNode {
  const more = demos.slice(SHOWN);
  return (
    <ApiField
      part="demos"
      label={translate({id: 'apiReference.row.demos', message: 'Demos', description: 'Before the demos of a prop'})}
    >
      <DemoLinks demos={demos.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            <bdi>
              <Translate
                id="apiReference.row.moreDemos"
                description="Opens the rest of a long list of demos"
                values={{count: more.length}}
              >
                {'{count} more'}
              </Translate>
            </bdi>
          </summary>
          <DemoLinks demos={more} />
        </details>
      )}
    </ApiField>
  );
}
