import { answerChooser, type ChooserMessage } from '../../choosing/choose.ts';
import { type ListMessage, scoreList } from './score-list.ts';

/** Everything that needs the engine for many foods at once: lists, and a guest's own search and proposals. */
addEventListener('message', ({ data }: MessageEvent<ListMessage | ChooserMessage>) => {
  if ('kind' in data) {
    void answerChooser(data, (answer) => postMessage(answer));
    return;
  }
  const message = scoreList(data);
  const { answer } = message;
  const verdicts = answer?.verdicts ? [answer.verdicts.numbers.buffer] : [];
  postMessage(message, { transfer: answer === null ? [] : [answer.scores.buffer, answer.states.buffer, answer.fits.buffer, ...verdicts] });
});
