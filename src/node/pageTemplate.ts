/**
 * The document of each page, for `ssrTemplate` of docusaurus.config.ts. Unlike Docusaurus' own, it has the scripts at its end: in the
 * head, they take the connection from the stylesheet and the font, and what is read first is painted later. It does not name the
 * version of Docusaurus.
 */
export const PAGE_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.metaAttributes.join('') %>
<%~ it.headTags %>
<% for (const stylesheet of it.stylesheets) { %>
<link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
<% } %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
<% for (const script of it.scripts) { %>
<script src="<%= it.baseUrl %><%= script %>" defer></script>
<% } %>
</body>
</html>
`;
