/* Leads from an old address to the page's own, keeping query and hash. */
(function () {
  var target = new URL(document.querySelector('link[rel="canonical"]').href);
  target.search = location.search;
  if (location.hash) target.hash = location.hash;
  location.replace(target.href);
})();
