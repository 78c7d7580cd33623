// The page's language, see docs/languages.md. @source RFC 4647, 3.4
(function () {
  var page = document.documentElement;
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
  // Drawn in another language: out of sight, and the server learns which one this device speaks.
  if (page.hasAttribute('data-drawn') && page.lang !== found) {
    page.setAttribute('data-own', '');
    page.setAttribute('data-foreign', '');
    if (wanted[0] === '')
      document.cookie = 'language=' + found + ';path=/;max-age=31536000;samesite=lax' + (location.protocol === 'https:' ? ';secure' : '');
  }
  page.lang = found;
  page.dir = /^(?:ar|fa|he|ur)\b|mirrored$/.test(found) ? 'rtl' : 'ltr';
  // Named by the build.
  var file = (window.firstTexts || {})[found];
  if (file === undefined) return;
  var link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = file;
  document.head.append(link);
})();
