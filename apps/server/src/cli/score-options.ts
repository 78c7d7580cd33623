import { parseArgs } from 'node:util';

export type ScoreOptions = { file: string; resolved: boolean; profile: string | undefined; allDiets: boolean };

/** What the command was asked for; null where it is to say how it is used. */
export function readOptions(args: string[]): ScoreOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { resolved: { type: 'boolean', default: false }, profile: { type: 'string' }, diets: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0 || (values.diets !== undefined && values.diets !== 'all')) return null;
    return { file, resolved: values.resolved, profile: values.profile, allDiets: values.diets === 'all' };
  } catch {
    return null;
  }
}
