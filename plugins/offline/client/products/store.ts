import settings from '@generated/offline/default/settings.json';
import {ProductStore} from './productStore';

/** The products of this tab. */
export const productStore = new ProductStore(settings.scope);
