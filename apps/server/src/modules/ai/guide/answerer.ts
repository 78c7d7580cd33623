import type { InContext, Reply } from '@labelwise/domain/guide';
import type { MemberTools } from '../tools/assistant-tools.ts';

/** A question as understood, and what may be looked up to answer it. */
export type Asked = { of: InContext; tools: MemberTools };

/** Gives the answer to one kind of question; `null`: not answerable this way after all. */
export type Answerer = (asked: Asked) => Promise<Reply | null>;

/** Scans that an answer looks back on. */
export const SCANS_READ = 60;
