import { type ListMessage, scoreList } from './score-list.ts';

addEventListener('message', ({ data }: MessageEvent<ListMessage>) => {
  const message = scoreList(data);
  const { answer } = message;
  postMessage(message, { transfer: answer === null ? [] : [answer.scores.buffer, answer.states.buffer, answer.fits.buffer] });
});
