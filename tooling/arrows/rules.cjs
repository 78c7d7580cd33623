/**
 * The arrows of docs/architecture.md as rules. Each has a planted violation under planted/ that a test expects to be caught,
 * so that a rule cannot stop working unnoticed. Patterns, not lists of features: they cover a new room from its first file.
 * `prefix` lets the test judge a planted tree with the same rules.
 */
module.exports = function rules(prefix = '^') {
  const at = (path) => `${prefix}${path}`;
  const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
  const TEST = '(\\.test\\.tsx?$|/testing/)';
  return [
    forbid(
      'domain-is-pure',
      'The domain depends on nothing.',
      { path: at('packages/domain/src'), pathNot: TEST },
      { pathNot: at('packages/domain/src') },
    ),
    forbid(
      'contracts-see-domain-only',
      'Contracts are shared with the browser.',
      { path: at('packages/contracts/src'), pathNot: TEST },
      { path: at('(apps|e2e|bench|packages/(scanner|label-reader))/') },
    ),
    forbid(
      'messages-see-no-app',
      'Words are shared by server and browser.',
      { path: at('packages/messages/src'), pathNot: TEST },
      { path: at('(apps|e2e|bench|packages/(scanner|label-reader))/') },
    ),
    forbid(
      'domain-and-contracts-say-nothing',
      'Messages leave them as data.',
      { path: at('packages/(domain|contracts)/src') },
      { path: at('packages/messages/') },
    ),
    forbid(
      'scanner-sees-domain-only',
      'The scanner runs in both worlds.',
      { path: at('packages/scanner/src'), pathNot: TEST },
      { path: at('(apps|e2e|bench|packages/(contracts|label-reader))/') },
    ),
    forbid(
      'label-reader-sees-domain-only',
      'It reads labels in a browser worker and in a Node worker thread.',
      { path: at('packages/label-reader/src'), pathNot: TEST },
      { path: at('(apps|e2e|bench|packages/(contracts|scanner))/') },
    ),
    forbid('nothing-imports-an-app', 'Apps are leaves.', { path: at('(packages|apps/web)/') }, { path: at('apps/server/') }),
    forbid(
      'server-never-sees-web',
      'The server serves built files only.',
      { path: at('(packages|apps/server)/') },
      { path: at('apps/web/') },
    ),
    forbid(
      'routes-never-see-the-database',
      'Routes read requests; rules and SQL live below.',
      { path: at('apps/server/src/modules/.+\\.routes\\.ts$') },
      { path: at('apps/server/src/(db|adapters|modules/.+\\.repository\\.ts$)') },
    ),
    forbid(
      'services-never-see-http',
      'A rule is the same whoever asks.',
      { path: at('apps/server/src/modules/.+\\.service\\.ts$') },
      { path: at('apps/server/src/(http/|modules/.+\\.routes\\.ts$)') },
    ),
    forbid(
      'modules-meet-through-services',
      'A module sees another by its service or its shared types.',
      { path: at('apps/server/src/modules/([^/]+)/'), pathNot: TEST },
      { path: at('apps/server/src/modules/[^/]+/.+\\.(routes|repository)\\.ts$'), pathNot: at('apps/server/src/modules/$1/') },
    ),
    forbid(
      'adapters-are-built-in-context',
      'The outside world sits behind interfaces.',
      { path: at('apps/server/src/(modules|http|db|lib)/'), pathNot: TEST },
      { path: at('apps/server/src/adapters/'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'lib-sees-nothing-above',
      'Small tools know no product.',
      { path: at('apps/server/src/lib/') },
      { path: at('apps/server/src/(modules|http|db|adapters|jobs|context|main|cli)') },
    ),
    forbid(
      'features-never-meet',
      'Features are composed in app/.',
      { path: at('apps/web/src/features/([^/]+)/') },
      { path: at('apps/web/src/features/'), pathNot: at('apps/web/src/features/$1/') },
    ),
    forbid(
      'features-never-see-app',
      'The shell knows the features, not the other way.',
      { path: at('apps/web/src/(features|ui|data|platform|lib)/'), pathNot: TEST },
      { path: at('apps/web/src/app/') },
    ),
    forbid(
      'ui-fetches-nothing',
      'Parts take props.',
      { path: at('apps/web/src/ui/'), pathNot: TEST },
      { path: at('apps/web/src/(data|platform|features)/') },
    ),
    forbid(
      'data-sees-platform-only',
      'Server state knows no screen.',
      { path: at('apps/web/src/data/'), pathNot: TEST },
      { path: at('apps/web/src/(features|ui)/') },
    ),
    forbid(
      'platform-in-one-room',
      'Only platform/ knows the shell.',
      { path: at('apps/web/src/'), pathNot: [at('apps/web/src/platform/'), TEST] },
      { path: '(node_modules|planted/vendor)/@(capacitor|aparajita|revenuecat)' },
    ),
    forbid(
      'web-never-sees-node',
      'The tests of the app know Node, the app runs in a browser.',
      { path: at('apps/web/src/'), pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-circles',
      'A circle has no order to read it in; one of types has none either.',
      { path: at('(apps|packages)/') },
      { circular: true },
    ),
  ];
};
