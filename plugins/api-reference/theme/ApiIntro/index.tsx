import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import PageFacts from '../../client/PageFacts';
import RichTextView from '../../client/RichTextView';
import type {ComponentApi, GuideLink, RichText} from '../../types';
import styles from './somePages.module.css';

/** The id under which the section with a component's demos was published. */
const GUIDES_ID = 'demos';

function Guides({guides}: {readonly guides: readonly GuideLink[]}): ReactNode {
  useBrokenLinks().collectAnchor(GUIDES_ID);
  const {selectMessage} = usePluralForm();
  return (
    <details className={styles.guides}>
      <summary>
        <bdi>
          {selectMessage(
            guides.length,
            translate(
              {
                id: 'apiReference.intro.guideCount',
                message: '1 guide|{count} guides',
                description:
                  'On an API page, opens links to the pages that show the component; as many forms as plurals',
              },
              {count: guides.length},
            ),
          )}
        </bdi>
      </summary>
      {/* Browsers open what an id inside of it is asked for. */}
      <p id={GUIDES_ID}>
        {guides.map(({title, href}, index) => (
          <Fragment key={href}>
            {index > 0 && <span aria-hidden="true"> · </span>}
            <Link to={href}>{title}</Link>
          </Fragment>
        ))}
      </p>
    </details>
  );
}

export interface Props extends Pick<ComponentApi, 'packageName' | 'packageVersion' | 'plan' | 'since'> {
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
  since,
  guides,
  data,
  text = [],
  playgroundId,
}: Props): ReactNode {
  return (
    <div className={styles.intro}>
      <RichTextView text={text} />
      <PageFacts packages={[{name: packageName, version: packageVersion, plan}]} data={data}>
        {since !== undefined && (
          <li>
            <Translate
              id="apiReference.mark.since"
              description="Mark behind a prop; the value is the release that brought it"
              values={{version: since}}
            >
              {'Since {version}'}
            </Translate>
          </li>
        )}
        {playgroundId !== undefined && (
          <li>
            <Link to={`#${playgroundId}`}>
              <Translate
                id="apiReference.intro.playground"
                description="Link to the playground at the end of an API page"
              >
                Playground
              </Translate>
            </Link>
          </li>
        )}
        {guides.length > 0 && (
          <li className={styles.item}>
            <Guides guides={guides} />
          </li>
        )}
      </PageFacts>
    </div>
  );
}
