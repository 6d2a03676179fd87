import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import CodeVariants from '@site/src/ui/CodeVariants';
import LoadFailure from '@site/src/ui/LoadFailure';
import useFocusNear from '@site/src/ui/useFocusNear';
import type {ApiUse, DemoSources} from '../../types';
import styles from './styles.module.css';

export interface Props {
  readonly sources: DemoSources | undefined;
  readonly failed: boolean;
  /** Fetches the sources again. */
  readonly onRetry?: (() => void) | undefined;
}

function SourceFiles({sources}: {readonly sources: DemoSources}): ReactNode {
  return sources.files.map((file, index) => (
    <div key={file.name} data-code-block="" className={file.textJs === '' ? styles.typesOnly : undefined}>
      {index > 0 && <div className={styles.fileName}>{file.name}</div>}
      <CodeVariants html={file.html} htmlJs={file.htmlJs} />
    </div>
  ));
}

/** The documented components and props that the demo uses, each linked to its place in the API pages. */
function ApiUses({uses}: {readonly uses: readonly ApiUse[]}): ReactNode {
  return (
    <ul
      className={styles.uses}
      aria-label={translate({
        id: 'demos.source.api',
        message: 'API used in this demo',
        description: 'Name of the list of components and props below the code of a demo',
      })}
    >
      {uses.map(({name, href, props}) => (
        <li key={name}>
          <Link to={href}>{name}</Link>
          {props.map((prop) => (
            <Fragment key={prop.name}>
              {' '}
              <Link to={prop.href}>{prop.name}</Link>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The whole code of a demo, once it is fetched, and links to the API that it uses. */
export default function DemoSource({sources, failed, onRetry}: Props): ReactNode {
  const retryButton = useFocusNear();
  return (
    <div className={styles.source} aria-busy={!sources && !failed}>
      {sources && <SourceFiles sources={sources} />}
      {sources?.uses && <ApiUses uses={sources.uses} />}
      {failed && (
        <div className={styles.failed}>
          <LoadFailure onRetry={onRetry} button={retryButton}>
            <Translate id="demos.source.unreachable" description="Shown when the source of a demo cannot be fetched">
              The source could not be loaded. Check the connection, then try again.
            </Translate>
          </LoadFailure>
        </div>
      )}
    </div>
  );
}
