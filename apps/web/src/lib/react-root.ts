/**
 * React's way into the page. It stands in the file of React itself (`vite.config.ts`), which makes React ready as it is evaluated: by
 * itself, and not in one task with all that the start needs. Only a constant does that: what is passed on unchanged is made ready by
 * whoever uses it.
 */
import * as client from 'react-dom/client';

export const createRoot = client.createRoot;
export const hydrateRoot = client.hydrateRoot;
