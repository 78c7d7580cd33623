export type { Cancel, Model, ReadOptions, ReadProgress, RunModel, Tensor } from './models.ts';
export { createPpocr, type TextEngine } from './ppocr/ppocr.ts';
