export type { Cancel, Model, ReadOptions, ReadProgress, RunModel, Tensor } from './models.ts';
export { createPpocr, type TextEngine } from './ppocr/ppocr.ts';
export { DATA_NAMES } from './tesseract/data-names.ts';
export { createTesseract, type ListEngine, type TesseractModule } from './tesseract/tesseract.ts';
