(function () {
  var page = document.documentElement;
  var drawn = page.getAttribute('data-drawn');

  // What comes drawn in the page is what a guest sees of whom nothing is known: on any other device it stays out of sight.
  if (drawn !== null) {
    try {
      var own = ['token', 'authToken', 'labelwise_score_profile', 'labelwise_guest_profile', 'labelwise_guest_people', 'labelwise_submissions'].some(function (key) {
        return localStorage.getItem(key) !== null;
      });
      if (own || (drawn === 'home' && localStorage.getItem('guestMode') !== 'true')) page.setAttribute('data-own', '');
    } catch {
      // A device that stores nothing knows nobody, and has not been here before.
      if (drawn === 'home') page.setAttribute('data-own', '');
    }
  }

  // Asks for the product of the address while the app's code is on its way; `early-lookup.ts` hands the answer to whoever asks for it.
  // Where the server has put answers into the page, nothing is asked: unless they are of an earlier day and for somebody who is known.
  var match = /^\/results\/(\d{8,14})\/?$/.exec(location.pathname);
  if (match !== null) {
    // A member has foods as they say that packs are: only their own answer will do, also where their cookie is gone and the server drew the
    // page for nobody.
    var token = null;
    try {
      var stored = localStorage.getItem('token') || localStorage.getItem('authToken') || '';
      token = stored.replace(/["\s]|Bearer /gi, '') || null;
    } catch {}
    // Words in it are of the language that the page was drawn in.
    var isForeign = page.hasAttribute('data-foreign');
    var isOld = isForeign || token !== null || (page.hasAttribute('data-stored') && page.hasAttribute('data-own'));
    var sent = function (path, element) {
      var answer = Promise.resolve(new Response(element.textContent, { headers: { 'content-type': 'application/json' } }));
      return { path: path, answer: answer, isFromPage: true };
    };
    var asked = function (path) {
      var headers = { Accept: 'application/json', 'Accept-Language': page.lang };
      if (token !== null) headers.Authorization = 'Bearer ' + token;
      var answer = fetch(path, { headers: headers, credentials: 'include' });
      answer.catch(function () {});
      return { path: path, answer: answer, isFromPage: false };
    };
    var food = isOld ? null : document.getElementById('first-food');
    var shelf = isOld ? null : document.getElementById('first-shelf');
    var path = '/api/foods/barcode/' + match[1];
    window.earlyLookups = [food === null ? asked(path) : sent(path, food)];
    if (shelf !== null) window.earlyLookups.push(sent('/api/foods/' + shelf.dataset.food + '/shelf', shelf));
  }
  if (drawn === null) return;

  // The scripts of a page that came drawn are fetched meanwhile and run once it has been seen; where nobody looks, or nothing of it may be
  // seen, at once.
  var isStarted = false;
  var start = function () {
    if (isStarted) return;
    isStarted = true;
    document.querySelectorAll('link[data-start]').forEach(function (link) {
      var script = document.createElement('script');
      script.type = 'module';
      script.async = false;
      script.crossOrigin = 'anonymous';
      script.src = link.href;
      document.head.append(script);
    });
  };
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden || page.hasAttribute('data-own')) return start();
    requestAnimationFrame(function () {
      setTimeout(start);
    });
    setTimeout(start, 1000);
  });

  // A press on it waits for the app, but never long.
  var presses = { last: null, taken: false };
  window.earlyPresses = presses;
  document.addEventListener('click', function (event) {
    var control = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (presses.taken || event.defaultPrevented || control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    presses.last = control;
    setTimeout(function () {
      if (!presses.taken && presses.last === control && control.href) location.assign(control.href);
    }, 2500);
  });
})();
