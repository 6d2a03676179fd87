import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface Props {
  /** The heading of the page. */
  readonly title: string;
  /** Whether the tools need the room of the heading on a phone, where it is then for screen readers alone. */
  readonly hasManyTools?: boolean;
  /** Buttons and menus at the end of the bar. */
  readonly children: ReactNode;
}

/** The one bar of a page without navbar, sidebar and footer: the way back, the heading, and what the page offers. */
export default function SlimBar({title, hasManyTools, children}: Props): ReactNode {
  return (
    <header className={styles.bar}>
      <nav aria-label={translate({id: 'site.bar.navigation', message: 'Site'})}>
        <Link to="/" className={styles.home}>
          <img src="/images/logo.svg" alt="" width={24} height={24} />
          <span>
            <Translate id="site.bar.home" description="Link from a page without navigation to the documentation">
              Documentation
            </Translate>
          </span>
        </Link>
      </nav>
      <h1 className={styles.title} data-yields={hasManyTools || undefined}>
        {title}
      </h1>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
