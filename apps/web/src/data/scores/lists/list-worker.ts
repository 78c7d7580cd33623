import { scoreList } from './score-list.ts';
import type { ListMessage } from './worker-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => {
  const answer = scoreList(data);
  postMessage(answer, { transfer: answer.scores === null ? [] : [answer.scores.buffer] });
});
