import type {CodeVariant} from './storage';

/** The languages of code, as readers call them. */
export const CODE_VARIANT_NAMES: Readonly<Record<CodeVariant, string>> = {TS: 'TypeScript', JS: 'JavaScript'};
