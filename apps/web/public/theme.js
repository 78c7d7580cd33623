// Puts the stored theme on <html> before the first paint. A classic script of its own, because the content
// security policy allows no inline script; src/data/theme keeps the same rules once the app runs.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
  } catch {
    return;
  }
  if (theme !== 'light' && theme !== 'dark') return;
  document.documentElement.setAttribute('data-theme', theme);
  var metas = document.querySelectorAll('meta[name="theme-color"]');
  for (var i = 0; i < metas.length; i += 1) metas[i].setAttribute('content', theme === 'dark' ? '#0E1412' : '#FBFAF6');
})();
