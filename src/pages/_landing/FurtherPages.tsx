import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {SITE} from '../../site/site';
import PageCards from '../../ui/PageCards';

/** The pages that belong to no product. */
export default function FurtherPages(): ReactNode {
  const title = translate({id: 'landing.further', message: 'Releases, versions and plans'});
  return (
    <section aria-label={title}>
      <Heading as="h2" id="further">
        {title}
      </Heading>
      <PageCards
        pages={[
          {
            to: `${SITE.docsPath}/whats-new/`,
            title: translate({id: 'landing.further.news', message: "What's new"}),
            text: translate({
              id: 'landing.further.news.text',
              message: 'Every release of version 6, by product, with what it adds and fixes.',
            }),
          },
          {
            to: '/versions/',
            title: translate({id: 'landing.further.versions', message: 'All versions'}),
            text: translate({
              id: 'landing.further.versions.text',
              message: 'The packages of this site, and where other majors are documented.',
            }),
          },
          {
            to: `${SITE.docsPath}/introduction/licensing/`,
            title: translate({id: 'landing.further.plans', message: 'Plans and licenses'}),
            text: translate({
              id: 'landing.further.plans.text',
              message: 'What Community, Pro and Premium contain, and where a key belongs.',
            }),
          },
        ]}
      />
    </section>
  );
}
