import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {labelledIssues, packageSource} from '../../site/packages';
import styles from './styles.module.css';

export interface Props {
  readonly description: ReactNode;
  readonly packageName?: string | undefined;
  /** The label that issues about the page's subject have. */
  readonly githubLabel?: string | undefined;
  /** More of what the page is about, on the package's line. */
  readonly children?: ReactNode;
}

function PackageLinks({packageName}: {readonly packageName: string}): ReactNode {
  const source = packageSource(packageName);
  return (
    <>
      <a className={styles.package} href={`https://www.npmjs.com/package/${packageName}`}>
        {packageName}
      </a>
      {source && (
        <a href={source}>
          <Translate id="site.page.source" description="Link to the source of a page's package">
            Source
          </Translate>
        </a>
      )}
    </>
  );
}

/** What stands below a page's title: what the page says, and the package it is about. */
export default function PageHeader({description, packageName, githubLabel, children}: Props): ReactNode {
  return (
    <>
      <p className={styles.description}>{description}</p>
      <div className={styles.facts}>
        {packageName && <PackageLinks packageName={packageName} />}
        {githubLabel && (
          <a href={labelledIssues(githubLabel)}>
            <Translate id="site.page.issues" description="Link to the open issues about a page's subject">
              Issues
            </Translate>
          </a>
        )}
        {children}
      </div>
    </>
  );
}
