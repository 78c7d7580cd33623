import type { ReadLanguage } from '@labelwise/domain/reading';
import type { GrayPicture } from '../picture.ts';

/** The parts of Tesseract's WebAssembly module that are used. */
export type TesseractModule = {
  FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  TessBaseAPI: new () => TesseractApi;
};
type TesseractApi = {
  Init(path: string | null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  SetImageFile(orientation: number, angle: number, upscale: boolean): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
};

export type ReadLine = { text: string; score: number };

/** Reads running text in one language. */
export interface ListEngine {
  read(page: GrayPicture): Promise<ReadLine[]>;
  close(): void;
}

/** LSTM only. */
const ENGINE = 1;
/** One block of lines of even height: the page was straightened and cut before. */
const ONE_BLOCK = 6;
const INPUT = '/input';

/** Tesseract with one language, whose data came unpacked. Everything it needs is given; it fetches nothing. */
export function createTesseract(module: TesseractModule, language: string, data: Uint8Array): ListEngine {
  module.FS.writeFile(`./${language}.traineddata`, data);
  const api = new module.TessBaseAPI();
  if (api.Init(null, language, ENGINE) !== 0) throw new Error(`Tesseract could not start with ${language}`);
  api.SetPageSegMode(ONE_BLOCK);
  return {
    async read(page) {
      module.FS.writeFile(INPUT, toPgm(page));
      api.SetImageFile(1, 0, false);
      api.Recognize(null);
      const lines = linesOf(api.GetTSVText(0));
      api.Clear();
      module.FS.unlink(INPUT);
      return lines;
    },
    close: () => api.End(),
  };
}

/** Portable graymap: the plainest of the formats that it opens. */
function toPgm({ data, width, height }: GrayPicture): Uint8Array {
  const head = Uint8Array.from([...`P5 ${width} ${height} 255\n`].map((sign) => sign.charCodeAt(0)));
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** Rows of the table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function linesOf(table: string): ReadLine[] {
  const lines = new Map<string, { words: string[]; scores: number[] }>();
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = cells[11]?.trim() ?? '';
    if (cells[0] !== '5' || text === '') continue;
    const place = cells.slice(1, 5).join();
    const line = lines.get(place) ?? { words: [], scores: [] };
    line.words.push(text);
    line.scores.push(Number(cells[10]) / 100);
    lines.set(place, line);
  }
  return [...lines.values()].map(({ words, scores }) => ({
    text: words.join(' '),
    score: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  }));
}

/** What Tesseract calls the languages. */
export const DATA_NAMES: Readonly<Record<ReadLanguage, string>> = {
  en: 'eng',
  fr: 'fra',
  de: 'deu',
  es: 'spa',
  it: 'ita',
  nl: 'nld',
  pt: 'por',
};
