import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import PlanTag from '@site/src/ui/PlanTag';
import {rowId} from '../../paths';
import type {ApiProp} from '../../types';
import ApiRow, {ApiMark} from '../ApiRow';
import DefaultField from '../DefaultField';
import DemosField from '../DemosField';
import DeprecationField from '../DeprecationField';
import SignatureView from '../SignatureView';

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

export interface Props {
  /** The component or interface that has the prop. */
  readonly owner: string;
  readonly prop: ApiProp;
}

/** A prop of a component, or a property of an interface. */
export default function PropRow({owner, prop}: Props): ReactNode {
  return (
    <ApiRow
      id={rowId(owner, 'prop', prop.name)}
      name={prop.name}
      type={prop.type}
      isDeprecated={prop.deprecation !== null}
      marks={<PropMarks prop={prop} />}
      history={prop}
      fact={prop.defaultValue !== null && <DefaultField code={prop.defaultValue} />}
      description={prop.description}
    >
      {prop.deprecation && <DeprecationField hint={prop.deprecation} />}
      {prop.signature && <SignatureView signature={prop.signature} />}
      {prop.demos.length > 0 && <DemosField demos={prop.demos} />}
    </ApiRow>
  );
}
