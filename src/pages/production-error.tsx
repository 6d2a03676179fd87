import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ProductionErrors from '@theme/ProductionErrors';
import PlainPage from '../ui/PlainPage';

/** The page that explains the numbered errors of production builds. */
export default function ProductionError(): ReactNode {
  return (
    <PlainPage
      title={translate({id: 'productionError.title', message: 'Production error'})}
      description={translate({
        id: 'productionError.description',
        message: 'What the numbered errors of production builds mean: the whole message, with its arguments in place.',
      })}
    >
      <p>
        <Translate id="productionError.lead">
          In production, errors of the packages that MUI X is built on are numbers, to save bytes. The whole messages
          are here; a development build shows them in the console.
        </Translate>
      </p>
      <ProductionErrors />
    </PlainPage>
  );
}
