import { answerReader } from './answer-reader.ts';
import type { ReaderMessage } from './reader-messages.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => postMessage(answerReader(data)));
