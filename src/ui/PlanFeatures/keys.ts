/** Where the tab keeps what is ticked. Pages with another choice of features share it. */
export const KEPT_FEATURES = 'planFeatures';

/** The name of the ticked features in the hash of a link. */
export const LINKED_FEATURES = 'features';
