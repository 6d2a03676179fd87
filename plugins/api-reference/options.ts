import Joi from 'joi';
import {API_PAGES, type ApiPagesOption} from '../../src/site/apiPages';
import {PRODUCTS} from '../../src/site/products';
import {optionsValidator} from '../../src/node/options';
import {apiPathOfProduct} from './paths';

export interface ApiReferenceOptions {
  readonly pages: readonly ApiPagesOption[];
  /** Folders, from the project's root, whose pages show demos: props link to the demos that set them. */
  readonly demoFolders?: readonly string[];
}

const PRODUCT_IDS_WITH_API = PRODUCTS.map(({id}) => id).filter((id) => apiPathOfProduct(id) !== undefined);

/** Names as a package may export them: `kind` says of what, and `example` one of them. */
function names(kind: string, example: string): Joi.ArraySchema {
  const name = Joi.string()
    .pattern(/^[A-Z][A-Za-z\d]*$/)
    .message(`{{#label}} must be the name of ${kind}, such as "${example}"`);
  return Joi.array().items(name).unique();
}

const SCHEMA = Joi.object<ApiReferenceOptions>({
  pages: Joi.array()
    .items(
      Joi.object({
        productId: Joi.string()
          .valid(...PRODUCT_IDS_WITH_API)
          .required(),
        hasIndex: Joi.boolean(),
        components: names('a component', 'TreeView').min(1).required(),
        interfaces: names('an interface', 'GridColDef'),
      }),
    )
    .unique('productId')
    // The facts are the default and not given by the config: Docusaurus puts options into the bundle of every page.
    .default(API_PAGES),
  demoFolders: Joi.array().items(Joi.string()),
});

/** Fills in the defaults, and throws one error that names every problem. */
export const validateOptions = optionsValidator('api-reference', SCHEMA);
