import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {ApiSignature, RichText, TypeText} from '../../types';
import {ApiField} from '../ApiField';
import RichTextView from '../RichTextView';
import TypeTextView from '../TypeTextView';
import styles from './somePages.module.css';

interface LineProps {
  readonly name?: string;
  readonly type: TypeText;
  readonly description: RichText;
}

function SignatureLine({name, type, description}: LineProps): ReactNode {
  return (
    <div className={styles.parameter}>
      <div data-api-type="">
        {name !== undefined && (
          <>
            <code className={styles.name} dir="ltr">
              {name}
            </code>{' '}
          </>
        )}
        <code className={styles.type} dir="ltr">
          <TypeTextView type={type} />
        </code>
      </div>
      {description.length > 0 && (
        <div className={styles.description}>
          <RichTextView text={description} />
        </div>
      )}
    </div>
  );
}

export interface Props {
  readonly signature: ApiSignature;
}

/** What a function gets and what it must return, each described. */
export default function SignatureView({signature: {parameters, returns}}: Props): ReactNode {
  return (
    <>
      {parameters.length > 0 && (
        <ApiField
          part="signature"
          label={translate({id: 'apiReference.row.parameters', message: 'Parameters', description: 'Of a function'})}
        >
          {parameters.map(({name, type, optional, description}) => (
            <SignatureLine key={name} name={optional ? `${name}?` : name} type={type} description={description} />
          ))}
        </ApiField>
      )}
      {returns && (
        <ApiField
          part="signature"
          label={translate({
            id: 'apiReference.row.returns',
            message: 'Returns',
            description: 'What a function returns',
          })}
        >
          <SignatureLine type={returns.type} description={returns.description} />
        </ApiField>
      )}
    </>
  );
}
