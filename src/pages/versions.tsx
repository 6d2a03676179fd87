import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import NavigationMajors from '@theme/NavigationMajors';
import NavigationVersions from '@theme/NavigationVersions';
import PlainPage from '../ui/PlainPage';

/** All versions of all products, each with the URL of its documentation. */
export default function Versions(): ReactNode {
  return (
    <PlainPage
      title={translate({id: 'versions.title', message: 'Versions'})}
      description={translate({
        id: 'versions.description',
        message:
          'The versions of Data Grid, Date and Time Pickers, Charts and Tree View, and where each is documented.',
      })}
    >
      <p>
        <Translate id="versions.lead">
          This site documents version 6 of every package. Other majors have their documentation on hosts of their own.
        </Translate>
      </p>
      <div className="markdown">
        <NavigationMajors />
      </div>
      <NavigationVersions />
    </PlainPage>
  );
}
