// Puts the language of this page on <html> before anything is drawn: that of the address (`?lang=fr`), else the one chosen on this device,
// else the first of the browser's that we speak, else English; matched by lookup (RFC 4647, 3.4). The app reads it from there.
(function () {
  var page = document.documentElement;
  // The last two are made by rule, to try screens with (`packages/messages/src/pseudo.ts`).
  var tags = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt-PT', 'en-x-accented', 'en-x-mirrored'];
  var wanted = [new URLSearchParams(location.search).get('lang') || ''];
  try {
    wanted.push(localStorage.getItem('language') || '');
  } catch {}
  wanted = wanted.concat(navigator.languages || []);
  var found = 'en';
  search: for (var i = 0; i < wanted.length; i += 1) {
    var range = wanted[i].trim().toLowerCase();
    while (range !== '') {
      for (var j = 0; j < tags.length; j += 1) {
        if (tags[j].toLowerCase() === range || (tags[j] === 'pt-PT' && range === 'pt')) {
          found = tags[j];
          break search;
        }
      }
      range = range.replace(/(?:^|-)(?:[a-z\d]-)?[^-]*$/, '');
    }
  }
  // What came drawn in another language stays out of sight.
  if (page.hasAttribute('data-drawn') && page.lang !== found) {
    page.setAttribute('data-own', '');
    page.setAttribute('data-foreign', '');
  }
  page.lang = found;
  page.dir = found === 'en-x-mirrored' ? 'rtl' : 'ltr';
  // The build names the file of each language's first texts: fetched with the app and not after it.
  var file = (window.firstTexts || {})[found];
  if (file === undefined) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
})();
