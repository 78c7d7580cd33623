/** Judges the import arrows of the tree: `node tooling/arrows/check.mjs`. */
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const rules = createRequire(import.meta.url)('./rules.cjs');

/** The violations of the rules in the given folders, as `rule: from → to`. */
export async function violations(folders, prefix = '^', exclude = '(^|/)(dist|node_modules|planted)/') {
  const { output } = await cruise(folders, {
    ruleSet: { forbidden: rules(prefix) },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: exclude },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'], extensions: ['.ts', '.tsx', '.js'] },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

if (process.argv[1] === import.meta.filename) {
  const found = await violations(['packages', 'apps/server/src', 'apps/web/src']);
  found.forEach((line) => process.stdout.write(`${line}\n`));
  process.exitCode = found.length === 0 ? 0 : 1;
}
