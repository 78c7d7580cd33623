import { scoreList } from './score-list.ts';
import type { ListMessage } from './worker-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => postMessage(scoreList(data)));
