/** `npm run dev`: API with restart on change, web app with hot reload, on one screen. */
import { spawn } from 'node:child_process';
import { root, say } from './node.mjs';

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn('npm', ['run', '--silent', '--workspace', '@labelwise/web', 'dev'], { cwd: root, stdio: 'inherit' }),
];
say('API on http://127.0.0.1:3000, web app with hot reload on http://127.0.0.1:5173');
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
