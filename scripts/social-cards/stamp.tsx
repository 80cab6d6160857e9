import type { CSSProperties, ReactNode } from 'react';

/** Outer size of a stamp in pixels. The picture is inside by MARGIN and has its own coordinates (`viewBox`). */
export const stampFormats = {
  upright: { width: 392, height: 480, viewBox: '0 0 312 396' },
  oblong: { width: 452, height: 320, viewBox: '0 0 480 320' },
} as const;

export type StampFormat = keyof typeof stampFormats;

/** Pixels of paper around the picture. */
const MARGIN = 28;
const TOOTH = 11;

/** The path of a perforated edge: half circles are cut out, about one per 2 × TOOTH pixels. */
function perforation(width: number, height: number): string {
  const side = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / (2 * TOOTH));
    const step = length / count;
    const hole = TOOTH * 1.15;
    const land = (step - hole) / 2;
    const radius = hole / 2;
    const bite =
      `l${dx * land} ${dy * land}a${radius} ${radius} 0 0 0 ${dx * hole} ` +
      `${dy * hole}l${dx * land} ${dy * land}`;
    return bite.repeat(count);
  };
  return `M0 0${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}Z`;
}

/** A postage stamp around a picture. The picture may be as large as the format without its margins. */
export function Stamp({
  format,
  style,
  children,
}: {
  format: StampFormat;
  style: CSSProperties;
  children: ReactNode;
}) {
  const { width, height, viewBox } = stampFormats[format];
  const edge = perforation(width, height);
  return (
    <svg
      className="card-stamp"
      style={{ ...style, width, height }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={edge} fill="var(--color-sheet)" stroke="var(--color-edge)" strokeWidth="1.5" />
      <svg
        x={MARGIN}
        y={MARGIN}
        width={width - 2 * MARGIN}
        height={height - 2 * MARGIN}
        viewBox={viewBox}
        fill="none"
        aria-hidden="true"
      >
        {children}
      </svg>
    </svg>
  );
}
