import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScoreRing } from './score-ring.tsx';

describe('the score ring', () => {
  it.each([
    { score: 0, word: 'Poor Match', level: 'poor' },
    { score: 39, word: 'Poor Match', level: 'poor' },
    { score: 40, word: 'Poor Match', level: 'fair' },
    { score: 49, word: 'Poor Match', level: 'fair' },
    { score: 50, word: 'Good Match', level: 'fair' },
    { score: 69, word: 'Good Match', level: 'fair' },
    { score: 70, word: 'Good Match', level: 'good' },
    { score: 74, word: 'Good Match', level: 'good' },
    { score: 75, word: 'Great Match', level: 'good' },
    { score: 82, word: 'Great Match', level: 'good' },
    { score: 100, word: 'Great Match', level: 'good' },
  ])('says "Score $score of 100, $word" and shows the level $level', ({ score, word, level }) => {
    render(<ScoreRing score={score} />);
    const ring = screen.getByRole('img', { name: `Score ${score} of 100, ${word}` });
    expect(ring.dataset['level']).toBe(level);
    expect(ring.textContent).toBe(String(score));
  });

  it.each([
    { score: 39, why: 'the hollow disc below 40' },
    { score: 74, why: 'the full disc below 75' },
    { score: 75, why: 'the seal from 75 on' },
  ])('carries $why, so that the level is seen without colour', ({ score }) => {
    const { container } = render(<ScoreRing score={score} size="hero" />);
    const seal = container.querySelector('svg[viewBox="-3 -3 46 46"]');
    const glyph = container.querySelector('svg[viewBox="0 0 24 24"]');
    expect(seal !== null).toBe(score >= 75);
    expect(glyph !== null).toBe(score < 75);
  });

  it('shows a question mark and says so when there is no score', () => {
    render(<ScoreRing score={null} />);
    expect(screen.getByRole('img', { name: 'No score' }).textContent).toBe('?');
  });

  it('has a foot at 0, so that a 0 is not taken for no score', () => {
    const { container } = render(<ScoreRing score={0} />);
    expect(container.querySelectorAll('circle')[1]?.style.strokeDasharray).toMatch(/^2\.5/);
  });

  it('shows no number where there is no data to judge by, and a question where the pack has to be checked', () => {
    render(
      <>
        <ScoreRing score={50} state="no data" />
        <ScoreRing score={49} state="check" size="hero" possible={76} />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Not enough data to judge' }).textContent).toBe('?');
    expect(screen.getByRole('img', { name: 'Score 49 of 100, Check the pack' })).toBeDefined();
  });

  it('takes its name in the reader’s language', () => {
    render(<ScoreRing score={87} label="87 von 100 Punkten" />);
    expect(screen.getByRole('img', { name: '87 von 100 Punkten' })).toBeDefined();
  });
});
