/* Leads from an old address to the page's own, keeping query and hash. */
(function () {
  var target = document.querySelector('link[rel="canonical"]').getAttribute('href');
  location.replace(target + location.search + location.hash);
})();
