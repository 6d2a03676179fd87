import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ApiRows from '../../client/ApiRows';
import SectionDisplay from '../../client/SectionDisplay';
import staticRows from '../../client/staticRows';
import type {ApiPageSource} from '../../types';

export interface Props {
  readonly page: ApiPageSource;
}

/**
 * The CSS classes of a component's states. They are no component's own, so CSS reaches them only together with a class
 * that is: their list has the display that is stored for `css`.
 */
export default function ApiStateClasses({page}: Props): ReactNode {
  return (
    <>
      <p>
        <Translate
          id="apiReference.states.use"
          description="On an API page, before the list of CSS classes of states; the value is a selector"
          values={{selector: <code dir="ltr">.Mui…-root.Mui-selected</code>}}
        >
          {
            'Every component uses the same class for the same state, so a style needs a class of the component too: {selector}.'
          }
        </Translate>
      </p>
      <ApiRows page={page} section="css" rows={page.loaded && staticRows?.classRows(page.loaded, true)}>
        <SectionDisplay section="css" />
      </ApiRows>
    </>
  );
}
