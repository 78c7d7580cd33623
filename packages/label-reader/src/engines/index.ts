export type { Cancel, Model, ReadOptions, ReadProgress, RunModel, Tensor } from '../label-reading.ts';
export { createPpocr, type TextEngine } from './ppocr.ts';
export { createTesseract, DATA_NAMES, type ListEngine, type TesseractModule } from './tesseract.ts';
