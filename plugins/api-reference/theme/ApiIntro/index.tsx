import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import PageFacts from '../../client/PageFacts';
import RichTextView from '../../client/RichTextView';
import type {ComponentApi, GuideLink, RichText} from '../../types';
import styles from './styles.module.css';

/** The id under which the section with a component's demos was published. */
const GUIDES_ID = 'demos';

function Guides({guides}: {readonly guides: readonly GuideLink[]}): ReactNode {
  useBrokenLinks().collectAnchor(GUIDES_ID);
  const links = guides.map(({title, href}, index) => (
    <Fragment key={href}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <Link to={href}>{title}</Link>
    </Fragment>
  ));
  return (
    <p id={GUIDES_ID} className={styles.line}>
      <Translate
        id="apiReference.intro.guides"
        description="On an API page, before links to the pages that show the component"
        // One element: a list of them would be turned into text.
        values={{guides: <>{links}</>}}
      >
        {'Shown with demos in: {guides}'}
      </Translate>
    </p>
  );
}

export interface Props extends Pick<ComponentApi, 'packageName' | 'packageVersion' | 'plan'> {
  /** The pages that show the component or the interface. */
  readonly guides: readonly GuideLink[];
  /** URL of the page's data inside the site, without the base URL. */
  readonly data: string;
  /** What the package says of it. */
  readonly text?: RichText;
  /** The id of the heading above the playground, if the page has one. */
  readonly playgroundId?: string;
}

/** The first lines of an API page: whose component or interface it is, and where to see it at work. */
export default function ApiIntro({
  packageName,
  packageVersion,
  plan,
  guides,
  data,
  text = [],
  playgroundId,
}: Props): ReactNode {
  return (
    <div className={styles.intro}>
      <RichTextView text={text} />
      <PageFacts packages={[{name: packageName, version: packageVersion, plan}]} data={data} />
      {guides.length > 0 && <Guides guides={guides} />}
      {playgroundId !== undefined && (
        <p className={styles.line}>
          <Link to={`#${playgroundId}`}>
            <Translate
              id="apiReference.intro.playground"
              description="Link to the playground at the end of an API page"
            >
              Try it in the playground
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
