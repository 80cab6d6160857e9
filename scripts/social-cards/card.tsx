import type { ReactNode } from 'react';
import { CARD_SIZE } from '#web/site/page-head.ts';
import { Mark, PRODUCT_NAME } from '#web/ui/wordmark.tsx';
import { Stamp, type StampFormat, stampFormats } from './stamp.tsx';

/** The contents of a social card. */
export type Card = {
  title: string;
  /** One short line below the title. */
  line: string;
  /** In the middle of the postmark: a word, or a day above a year. */
  postmark: readonly [string] | readonly [string, string];
  format: StampFormat;
  /** SVG elements, in the coordinates of the stamp's format. */
  picture: ReactNode;
};

/** A title with more characters than this gets a smaller font. */
const LONG_TITLE = 34;
const EDGE = 22;

/** The stripes of an airmail envelope around the whole card. */
function AirmailEdge() {
  const { width, height } = CARD_SIZE;
  const inner = `M${EDGE} ${EDGE}v${height - 2 * EDGE}h${width - 2 * EDGE}V${EDGE}Z`;
  return (
    <svg className="card-edge" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern
          id="airmail"
          width="100"
          height="100"
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-45)"
        >
          <path fill="var(--color-stamp)" d="M0 0h28v100H0z" />
          <path fill="var(--color-accent)" d="M50 0h28v100H50z" />
        </pattern>
      </defs>
      <path fill="url(#airmail)" fillRule="evenodd" d={`M0 0H${width}V${height}H0Z${inner}`} />
    </svg>
  );
}

/** A postmark: a ring of words around a day or a word, and wavy lines across the stamp. */
function CardPostmark({ words, left, top }: { words: Card['postmark']; left: number; top: number }) {
  const [first, second] = words;
  return (
    <svg
      className="card-postmark"
      style={{ left, top, width: 330, height: 172 }}
      viewBox="0 0 330 172"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <defs>
        <path id="ring" d="M86 150a64 64 0 1 1 .01 0" />
      </defs>
      <circle cx="86" cy="86" r="83" strokeWidth="3" />
      <circle cx="86" cy="86" r="54" strokeWidth="2.25" />
      {[34, 60, 86, 112, 138].map((y) => (
        <path
          key={y}
          strokeWidth="3"
          strokeLinecap="round"
          d={`M${y === 86 ? 180 : y === 34 || y === 138 ? 164 : 175} ${y}c13-9 23 9 36 0s23 9 36 0 23 9 36 0 23 9 36 0`}
        />
      ))}
      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text fontFamily="var(--font-sans)" fontSize="17" fontWeight="650" textAnchor="start">
          <textPath href="#ring" startOffset="4" textLength="394">
            {`${PRODUCT_NAME.toUpperCase()}  ·  POSTED  ·  `}
          </textPath>
        </text>
        <g fontFamily="var(--font-display)" fontWeight="600">
          <text x="86" y={second ? 84 : 105} fontSize={second ? 30 : 56}>
            {first}
          </text>
          <text x="86" y="114" fontSize="26">
            {second}
          </text>
        </g>
      </g>
    </svg>
  );
}

/** A social card, drawn on CARD_SIZE pixels. */
export function SocialCard({ title, line, postmark, format, picture }: Card) {
  const { width, height } = stampFormats[format];
  const left = CARD_SIZE.width - 58 - width;
  const top = (CARD_SIZE.height - height) / 2;
  return (
    <div className="card">
      <AirmailEdge />
      <Stamp format={format} style={{ left, top, rotate: '2deg' }}>
        {picture}
      </Stamp>
      <CardPostmark words={postmark} left={left - 108} top={top - (format === 'oblong' ? 72 : 22)} />
      <div className="card-text" style={{ width: left - 118 }}>
        <div className="card-name">
          <Mark />
          {PRODUCT_NAME}
        </div>
        <h1 className={title.length > LONG_TITLE ? 'card-title card-title-long' : 'card-title'}>{title}</h1>
        <p className="card-line">{line}</p>
      </div>
    </div>
  );
}
