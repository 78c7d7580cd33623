import { answerReader, type ReaderMessage } from './answer-reader.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => postMessage(answerReader(data)));
