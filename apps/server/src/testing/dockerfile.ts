import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What a stage has come to: its files below a folder of ours, and how the container would be started. */
export type Stage = {
  readonly root: string;
  folder: string;
  env: Record<string, string>;
  user: string;
  healthCheck: readonly string[];
  command: readonly string[];
};

type Options = {
  /** The checked-out repository: what `COPY . .` takes of it is what git knows. */
  readonly source: string;
  /** Where the stages lie, empty. */
  readonly target: string;
  /** Folder of the `node` and `npm` that the base image would bring. */
  readonly bin: string;
  /** Who stands in for the image's user. */
  readonly uid: number;
};

const Words = z.array(z.string());
/** Places of the container that a command may name. */
const PLACES = /(?<![\w./-])\/(?=(?:app|data)\b)/gu;

/**
 * Takes the steps of a Dockerfile one after the other without a container: each stage is a folder. Nothing is left out in silence.
 * @throws Error where a step fails, or is of a kind that is not known here
 */
export function takeSteps(dockerfile: string, options: Options): Stage {
  const stages = new Map<string, Stage>();
  let stage = newStage('', '');
  for (const [name, rest] of instructions(dockerfile)) {
    if (name === 'FROM') {
      const title = / AS (?<title>\w+)$/u.exec(rest)?.groups?.['title'] ?? 'last';
      stage = newStage(path.join(options.target, title), rest);
      stages.set(title, stage);
    } else {
      take(name, rest, stage, stages, options);
    }
  }
  return stage;
}

function newStage(root: string, image: string): Stage {
  if (root !== '' && !image.startsWith('node:')) throw new Error(`What ${image} brings is not known here`);
  return { root, folder: root, env: {}, user: 'root', healthCheck: [], command: [] };
}

function instructions(text: string): [name: string, rest: string][] {
  return text
    .replaceAll(/^#.*\n/gmu, '')
    .replaceAll(/\\\n/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]);
}

function take(name: string, rest: string, stage: Stage, stages: ReadonlyMap<string, Stage>, options: Options): void {
  const inside = (place: string) => path.join(stage.root, place);
  switch (name) {
    case 'WORKDIR':
      stage.folder = inside(rest);
      mkdirSync(stage.folder, { recursive: true });
      return;
    case 'ENV':
      for (const [, key = '', value = ''] of rest.matchAll(/(\w+)=(\S*)/gu)) stage.env[key] = value;
      return;
    case 'COPY':
      copy(rest.split(' '), stage, stages, options);
      return;
    case 'RUN':
      run(rest, stage, options);
      return;
    case 'USER':
      stage.user = rest;
      return;
    case 'HEALTHCHECK':
      stage.healthCheck = Words.parse(JSON.parse(rest.slice(rest.indexOf(' CMD ') + 5)));
      return;
    case 'CMD':
      stage.command = Words.parse(JSON.parse(rest));
      return;
    case 'VOLUME':
    case 'EXPOSE':
      // Of the container alone.
      return;
    default:
      throw new Error(`The step ${name} is not known here`);
  }
}

function copy(words: readonly string[], stage: Stage, stages: ReadonlyMap<string, Stage>, { source }: Options): void {
  const [from = '', ...places] = words;
  const [what = '', to = ''] = from.startsWith('--from=') ? places : words;
  const target = path.resolve(stage.folder, to.startsWith('/') ? path.join(stage.root, to) : to);
  if (from.startsWith('--from=')) {
    const other = stages.get(from.slice(7));
    if (other === undefined) throw new Error(`There is no stage ${from}`);
    cpSync(path.join(other.root, what), target, { recursive: true, verbatimSymlinks: true });
    return;
  }
  if (what !== '.') throw new Error(`Copying ${what} is not known here`);
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: source, encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\0');
  for (const file of files.filter((one) => one !== '')) cpSync(path.join(source, file), path.join(target, file));
}

function run(command: string, stage: Stage, { bin, uid }: Options): void {
  const here = command.replaceAll(PLACES, `${stage.root}/`).replaceAll('node:node', `${uid}:${uid}`);
  const { status, stderr } = spawnSync('sh', ['-c', here], {
    cwd: stage.folder,
    env: { ...process.env, NODE_ENV: '', ...stage.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}: ${stderr.slice(-2000)}`);
}

/** The Dockerfile of this repository. */
export const readDockerfile = (source: string): string => readFileSync(path.join(source, 'deploy', 'Dockerfile'), 'utf8');
