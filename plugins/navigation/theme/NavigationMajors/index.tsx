import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useProductStart from '@theme/useProductStart';
import {MAJORS, type Major} from '@site/src/site/majors';
import {SITE_PRODUCT_ID} from '@site/src/site/products';
import {SITE} from '@site/src/site/site';
import ScrollRegion from '@site/src/ui/ScrollRegion';
import styles from './styles.module.css';

function Day({date}: {readonly date: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, {dateStyle: 'long', timeZone: 'UTC'});
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

function Support({major, supportEnded}: Major): ReactNode {
  if (typeof supportEnded === 'string') {
    const [before = '', after = ''] = translate({
      id: 'navigation.majors.endedOn',
      message: 'Ended on {date}',
      description: 'Support of a major version',
    }).split('{date}');
    return (
      <>
        {before}
        <Day date={supportEnded} />
        {after}
      </>
    );
  }
  if (supportEnded) {
    return <Translate id="navigation.majors.ended">Ended</Translate>;
  }
  return major === MAJORS[0]?.major ? (
    <Translate id="navigation.majors.newest">Newest major</Translate>
  ) : (
    <a href={`${SITE.packagesRepository}/security/policy`}>
      <Translate id="navigation.majors.policy" description="Support of a major whose end nobody has announced">
        See the security policy
      </Translate>
    </a>
  );
}

function Documentation({documentation}: Major): ReactNode {
  const start = useProductStart()(SITE_PRODUCT_ID);
  return documentation === undefined ? (
    <Link to={start ?? '/'}>
      <Translate id="navigation.majors.here">This site</Translate>
    </Link>
  ) : (
    <a href={documentation}>{new URL(documentation).host}</a>
  );
}

/** The major versions with their dates, for `/versions/` and the page on support. */
export default function NavigationMajors(): ReactNode {
  return (
    <ScrollRegion name={translate({id: 'navigation.majors.name', message: 'Major versions'})}>
      <table className={styles.majors}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="navigation.majors.major">Major version</Translate>
            </th>
            <th scope="col">
              <Translate id="navigation.majors.released">First stable release</Translate>
            </th>
            <th scope="col">
              <Translate id="navigation.majors.support">Support</Translate>
            </th>
            <th scope="col">
              <Translate id="navigation.majors.documentation">Documentation</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {MAJORS.map((version) => (
            <tr key={version.major}>
              <td>{version.major}</td>
              <td>
                <Day date={version.released} />
              </td>
              <td>
                <Support {...version} />
              </td>
              <td>
                <Documentation {...version} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
