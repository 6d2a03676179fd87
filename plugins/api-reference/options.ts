import Joi from 'joi';
import {PRODUCTS, type ProductId} from '../../src/site/products';
import {validateRoomOptions} from '../kit/options';
import {apiPathOfProduct} from './addresses';

/** The components of one product that get a page. */
export interface ApiPagesOption {
  readonly productId: ProductId;
  /** Names as the packages export them, in the order of the product's index. */
  readonly components: readonly string[];
}

export interface ApiReferenceOptions {
  readonly pages: readonly ApiPagesOption[];
}

const PRODUCT_IDS_WITH_API = PRODUCTS.map(({id}) => id).filter((id) => apiPathOfProduct(id) !== undefined);

const SCHEMA = Joi.object<ApiReferenceOptions>({
  pages: Joi.array()
    .items(
      Joi.object({
        productId: Joi.string()
          .valid(...PRODUCT_IDS_WITH_API)
          .required(),
        components: Joi.array()
          .items(
            Joi.string()
              .pattern(/^[A-Z][A-Za-z\d]*$/)
              .message('{{#label}} must be the name of a component, such as "TreeView"'),
          )
          .min(1)
          .unique()
          .required(),
      }),
    )
    .unique('productId')
    .default([]),
});

/**
 * Validates what `docusaurus.config.ts` gives to the room, and fills in the defaults.
 *
 * @throws one error that names all faults
 */
export function readApiReferenceOptions(options: unknown): ApiReferenceOptions {
  return validateRoomOptions('api-reference', SCHEMA, options);
}
