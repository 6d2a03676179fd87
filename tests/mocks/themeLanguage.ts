/** The language of demos in unit tests: the packages' own. */
export default [];
