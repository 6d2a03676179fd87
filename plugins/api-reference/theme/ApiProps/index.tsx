import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import PlanTag from '@theme/PlanTag';
import {rowAddress} from '../../addresses';
import ApiRow, {ApiMark} from '../../client/ApiRow';
import DisplayChoice from '../../client/DisplayChoice';
import ApiRows from '../../client/ApiRows';
import DefaultField from '../../client/DefaultField';
import DeprecationField from '../../client/DeprecationField';
import SignatureView from '../../client/SignatureView';
import type {ApiPageSource, ApiProp} from '../../types';

function PropMarks({prop}: {readonly prop: ApiProp}): ReactNode {
  return (
    <>
      {prop.required && (
        <ApiMark tone="notice">
          {translate({id: 'apiReference.mark.required', message: 'required', description: 'Mark behind a prop'})}
        </ApiMark>
      )}
      {prop.deprecation && (
        <ApiMark tone="warning">
          {translate({id: 'apiReference.mark.deprecated', message: 'deprecated', description: 'Mark behind a prop'})}
        </ApiMark>
      )}
      {prop.plan && <PlanTag plan={prop.plan} />}
    </>
  );
}

function PropRow({component, prop}: {readonly component: string; readonly prop: ApiProp}): ReactNode {
  return (
    <ApiRow
      id={rowAddress(component, 'prop', prop.name)}
      name={prop.name}
      type={prop.type}
      isDeprecated={prop.deprecation !== null}
      marks={<PropMarks prop={prop} />}
      fact={prop.defaultValue !== null && <DefaultField code={prop.defaultValue} />}
      description={prop.description}
    >
      {prop.deprecation && <DeprecationField hint={prop.deprecation} />}
      {prop.signature && <SignatureView signature={prop.signature} />}
    </ApiRow>
  );
}

export interface Props {
  readonly page: ApiPageSource;
}

/** The props of a component (spec, `/x/api/…`). */
export default function ApiProps({page}: Props): ReactNode {
  return (
    <ApiRows
      page={page}
      section="props"
      render={({name, props}) => props.map((prop) => <PropRow key={prop.name} component={name} prop={prop} />)}
    >
      <DisplayChoice section="props" />
    </ApiRows>
  );
}
