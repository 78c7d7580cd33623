export * from './premium.ts';
