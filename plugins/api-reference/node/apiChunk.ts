/**
 * What only API pages need. There are so many of them that Docusaurus would give it to all pages; what others need of the
 * plugin are links.
 */
export const API_CHUNK = {
  name: 'api-reference',
  test: /[\\/]api-reference[\\/](?:client[\\/]|theme[\\/](?!ApiLinks)).*\.tsx?$/,
  minChunks: 2,
  priority: 45,
  enforce: true,
};
