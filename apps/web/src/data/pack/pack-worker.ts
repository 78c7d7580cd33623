import { answerPack, type PackMessage } from './answer-pack.ts';

addEventListener('message', ({ data }: MessageEvent<PackMessage>) => {
  void answerPack(data).then((answer) => postMessage(answer));
});
