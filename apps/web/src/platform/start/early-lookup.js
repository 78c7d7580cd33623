// Asks for the product of the address while the app's code is on its way; `early-lookup.ts` hands the answer to whoever asks for it.
// Where the server has put the answer into the page, nothing is asked. What it drew from it is the score for everyone: on a device that
// knows a person it stays out of sight. A press on it waits for the app, but never long.
(function () {
  var match = /^\/results\/(\d{8,14})\/?$/.exec(location.pathname);
  if (match === null) return;
  var path = '/api/foods/barcode/' + match[1];
  var sent = document.getElementById('first-food');
  var answer =
    sent === null
      ? fetch(path, { headers: { Accept: 'application/json' }, credentials: 'include' })
      : Promise.resolve(new Response(sent.textContent, { headers: { 'content-type': 'application/json' } }));
  answer.catch(function () {});
  window.earlyLookup = { path: path, answer: answer };
  try {
    var own = ['token', 'authToken', 'labelwise_score_profile', 'labelwise_guest_profile'].some(function (key) {
      return localStorage.getItem(key) !== null;
    });
    if (sent !== null && own) document.documentElement.setAttribute('data-own', '');
  } catch {
    // A device that stores nothing knows nobody.
  }
  if (sent === null) return;
  var presses = { last: null, taken: false };
  window.earlyPresses = presses;
  document.addEventListener('click', function (event) {
    var control = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (presses.taken || control === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    presses.last = control;
    setTimeout(function () {
      if (!presses.taken && presses.last === control && control.href) location.assign(control.href);
    }, 2500);
  });
})();
