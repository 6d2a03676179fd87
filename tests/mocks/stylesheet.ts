/** Stands for any stylesheet that is imported for its effect. */
export {};
