// The pictures on the stamps of the site's pages, 312 by 396, in two inks on paper. Articles use the blog's pictures.
import type { ReactNode } from 'react';
import { plans, planValues } from '#domain/plans.ts';

const blue = 'var(--color-accent)';
const deep = 'var(--color-accent-strong)';
const red = 'var(--color-stamp)';
const wash = 'var(--color-accent-wash)';
const sheet = 'var(--color-sheet)';
const paper = 'var(--color-paper)';
const rule = 'var(--color-rule)';

const serif = { fontFamily: 'var(--font-display)', fontWeight: 600 };

/** The background of a stamp in one ink, and the word at the bottom. */
function Ground({ ink, word, text }: { ink: string; word: string; text: string }) {
  return (
    <>
      <path fill={ink} d="M0 0h312v396H0z" />
      <text
        x="156"
        y="374"
        fill={text}
        fontFamily="var(--font-sans)"
        fontSize="19"
        fontWeight="700"
        letterSpacing="4"
        textAnchor="middle"
      >
        {word}
      </text>
    </>
  );
}

/** Lines of writing, from (x, y) downwards. `lengths`: the length of each line. */
function Lines({
  x,
  y,
  gap,
  lengths,
  ink,
}: {
  x: number;
  y: number;
  gap: number;
  lengths: number[];
  ink: string;
}) {
  const d = lengths.map((length, index) => `M${x} ${y + index * gap}h${length}`).join('');
  return <path d={d} stroke={ink} strokeWidth="7" strokeLinecap="round" />;
}

/** A short airmail edge: slanted stripes in both inks. */
function Stripes({ x, y, width }: { x: number; y: number; width: number }) {
  const count = Math.floor(width / 22);
  return Array.from({ length: count }, (_, index) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
      key={index}
      fill={index % 2 ? blue : red}
      d={`M${x + index * 22 + 8} ${y}h11l-8 10h-11z`}
    />
  ));
}

function Exchange() {
  return (
    <>
      <Ground ink={blue} text={paper} word="WRITE BACK" />
      <g transform="rotate(-7 120 150)">
        <rect x="40" y="58" width="168" height="208" rx="6" fill={wash} />
        <Lines x={64} y={96} gap={24} lengths={[72, 118, 104, 118, 60]} ink={blue} />
      </g>
      <g transform="rotate(4 190 220)">
        <rect x="96" y="112" width="176" height="214" rx="6" fill={sheet} />
        <Stripes x={100} y={112} width={176} />
        <text x="116" y="190" fill={red} fontSize="58" {...serif}>
          Re:
        </text>
        <Lines x={119} y={222} gap={24} lengths={[128, 112, 128, 66]} ink={blue} />
      </g>
    </>
  );
}

function Nib() {
  return (
    <>
      <Ground ink={red} text={paper} word="THE DESK" />
      <rect x="42" y="52" width="228" height="276" rx="6" fill={sheet} />
      <Stripes x={46} y={52} width={226} />
      <Lines x={70} y={108} gap={28} lengths={[172, 150, 164, 92]} ink={blue} />
      <g transform="translate(166 196) rotate(-38)">
        <path fill={deep} d="M-34 46h68l-6 128h-56z" />
        <path
          fill={paper}
          stroke={deep}
          strokeWidth="5"
          strokeLinejoin="round"
          d="M0-10 34 46c0 14-8 22-14 26h-40c-6-4-14-12-14-26Z"
        />
        <path stroke={deep} strokeWidth="5" strokeLinecap="round" d="M0-8v44" />
        <circle cx="0" cy="42" r="7" fill={deep} />
      </g>
    </>
  );
}

function PointByPoint() {
  return (
    <>
      <Ground ink={wash} text={blue} word="POINT BY POINT" />
      <rect x="40" y="44" width="232" height="288" rx="6" fill={sheet} stroke={rule} strokeWidth="3" />
      {[92, 184, 276].map((y) => (
        <g key={y} transform={`translate(84 ${y})`}>
          <circle r="25" fill={red} />
          <path
            stroke={paper}
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="m-11 1 8 9L12-9"
          />
          <Lines x={48} y={-11} gap={22} lengths={y === 184 ? [112, 92] : [118, 66]} ink={blue} />
        </g>
      ))}
    </>
  );
}

function Question() {
  return (
    <>
      <Ground ink={red} text={paper} word="QUESTIONS" />
      <text x="150" y="292" fill={paper} fontSize="360" textAnchor="middle" {...serif}>
        ?
      </text>
    </>
  );
}

function Journal() {
  return (
    <>
      <Ground ink={blue} text={paper} word="THE BLOG" />
      <g transform="rotate(-5 156 190)">
        <rect x="64" y="48" width="212" height="268" rx="5" fill={wash} />
        <rect x="42" y="62" width="212" height="268" rx="5" fill={sheet} />
        <text x="60" y="112" fill={blue} fontSize="44" {...serif}>
          Letters
        </text>
        <path stroke={blue} strokeWidth="3" d="M60 128h176" />
        <rect x="60" y="144" width="82" height="74" fill={red} />
        <path stroke={paper} strokeWidth="4" strokeLinejoin="round" d="M76 162h50v38H76zm0 2 25 19 25-19" />
        <g strokeWidth="6">
          <Lines x={158} y={150} gap={17} lengths={[76, 76, 70, 76, 40]} ink={rule} />
          <Lines x={63} y={240} gap={17} lengths={[76, 70, 76, 76, 44]} ink={rule} />
          <Lines x={158} y={240} gap={17} lengths={[76, 76, 64, 76, 52]} ink={rule} />
        </g>
      </g>
    </>
  );
}

function Prices() {
  return (
    <>
      <Ground ink={wash} text={blue} word="PLANS" />
      {planValues.map((plan, index) => (
        <g key={plan} transform={`translate(${30 + index * 38} ${34 + index * 72}) rotate(${index * 3 - 3})`}>
          <path fill={sheet} stroke={rule} strokeWidth="3" d="M0 0h176v152H0z" />
          <path fill={[blue, red, deep][index]} d="M9 9h158v134H9z" />
          <text x="22" y="51" fill={paper} fontSize="38" {...serif}>
            ${plans[plan].price}
          </text>
          <text x="22" y="126" fill={paper} fontFamily="var(--font-sans)" fontSize="21" fontWeight="700">
            {plans[plan].label}
          </text>
        </g>
      ))}
    </>
  );
}

function Signature() {
  return (
    <>
      <Ground ink={deep} text={paper} word="TERMS" />
      <rect x="46" y="44" width="220" height="290" rx="5" fill={sheet} />
      <text x="68" y="112" fill={blue} fontSize="64" {...serif}>
        §
      </text>
      <Lines x={122} y={78} gap={22} lengths={[116, 84]} ink={rule} />
      <Lines x={71} y={144} gap={22} lengths={[168, 150, 168, 96]} ink={rule} />
      <path
        stroke={blue}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M72 282c18-6 34-52 26-58s-20 44-14 58 24-22 30-18-6 20 4 18 12-22 20-20-4 20 6 18 10-10 18-10"
      />
      <path stroke={rule} strokeWidth="3" d="M70 298h116" />
      <circle cx="220" cy="278" r="36" fill={red} />
      <circle cx="220" cy="278" r="27" stroke={paper} strokeWidth="2.5" />
      <text x="220" y="288" fill={paper} fontSize="26" textAnchor="middle" {...serif}>
        Re
      </text>
    </>
  );
}

function Sealed() {
  return (
    <>
      <Ground ink={blue} text={paper} word="PRIVATE" />
      <g strokeWidth="6" strokeLinejoin="round">
        <path fill={sheet} d="M30 92h252v204H30z" />
        <path stroke={rule} d="m33 293 104-98m142 98-104-98" />
        <path fill={wash} stroke={blue} strokeWidth="5" d="M28 90h256L172 206c-9 9-23 9-32 0Z" />
      </g>
      <circle cx="156" cy="208" r="46" fill={red} />
      <circle cx="156" cy="208" r="35" stroke={paper} strokeWidth="3" />
      <path fill={paper} d="M156 186a13 13 0 0 1 7 24l4 20h-22l4-20a13 13 0 0 1 7-24Z" />
    </>
  );
}

/** A call and its answer, between two braces. */
function Call() {
  return (
    <>
      <Ground ink={deep} text={paper} word="THE API" />
      <rect x="42" y="52" width="228" height="276" rx="6" fill={sheet} />
      <Stripes x={46} y={52} width={226} />
      <g fill={blue} fontSize="150" {...serif}>
        <text x="58" y="232">
          {'{'}
        </text>
        <text x="192" y="232">
          {'}'}
        </text>
      </g>
      <text x="156" y="208" fill={red} fontSize="46" textAnchor="middle" {...serif}>
        Re:
      </text>
      <Lines x={116} y={238} gap={22} lengths={[80, 52]} ink={rule} />
      <Lines x={70} y={292} gap={22} lengths={[172]} ink={wash} />
    </>
  );
}

/** The picture of each page's stamp, by the name of its card. */
export const pictures = {
  home: <Exchange />,
  app: <Nib />,
  about: <PointByPoint />,
  faq: <Question />,
  blog: <Journal />,
  pricing: <Prices />,
  api: <Call />,
  terms: <Signature />,
  privacy: <Sealed />,
} satisfies Record<string, ReactNode>;
