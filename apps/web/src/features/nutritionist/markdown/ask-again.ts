import { createContext } from 'react';

/** Sends a question that an answer offers; null where none can be sent. */
export const AskAgain = createContext<((question: string) => void) | null>(null);
