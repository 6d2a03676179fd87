import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ApiInheritance as Inheritance, ApiPageSource} from '../../types';

function InheritanceText({inheritance}: {readonly inheritance: Inheritance}): ReactNode {
  const {element} = inheritance;
  if (element === null) {
    return (
      <Translate
        id="apiReference.inheritance.any"
        description="On an API page, where the element that gets the attributes is not known"
      >
        The attributes of native elements are available too, and are passed to the root element.
      </Translate>
    );
  }
  return (
    <Translate
      id="apiReference.inheritance.element"
      description="On an API page; the value is the name of an HTML element"
      values={{element: <code>{element}</code>}}
    >
      {'The attributes of the native {element} element are available too, and are passed to the root element.'}
    </Translate>
  );
}

/** Nothing where the type is not known: then it may be another element that gets the `ref`, as in charts. */
function RefText({refType}: {readonly refType: string}): ReactNode {
  return refType === 'unknown' ? null : (
    <p>
      <Translate
        id="apiReference.inheritance.ref"
        description="On an API page; the values are the prop and the type of what it gives"
        values={{ref: <code>ref</code>, type: <code dir="ltr">{refType}</code>}}
      >
        {'The {ref} is forwarded to the root element and gives its {type}.'}
      </Translate>
    </p>
  );
}

export interface Props {
  readonly page: ApiPageSource;
}

/** The attributes that a component takes beside its own props, and the target of its `ref`. */
export default function ApiInheritance({page: {loaded}}: Props): ReactNode {
  return (
    <>
      {loaded?.inheritance && (
        <p>
          <InheritanceText inheritance={loaded.inheritance} />
        </p>
      )}
      {loaded && loaded.refType !== null && <RefText refType={loaded.refType} />}
    </>
  );
}
