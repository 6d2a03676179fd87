import type {CodeVariant} from '@site/src/site/storage';

export const LANGUAGE_NAMES: Readonly<Record<CodeVariant, string>> = {TS: 'TypeScript', JS: 'JavaScript'};
