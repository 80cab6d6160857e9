import { Fragment } from 'react';
import { quotedAnswer } from '../quoted-answer.ts';
import '../marks.css';

const marks = /(\{[^}]+\}|[¹²]|\[[^\]]+\])/;

/** A text of the landing page whose marks are drawn: questions, their numbers, and gaps. Apostrophes become curly. */
export function MarkedText({ text }: { text: string }) {
  const pieces = text.replaceAll("'", '’').split(marks);
  return pieces.map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    return <Fragment key={index}>{markedPiece(piece)}</Fragment>;
  });
}

function markedPiece(piece: string) {
  if (piece.startsWith('{')) return <span className="mark-ask">{piece.slice(1, -1)}</span>;
  if (piece === '¹' || piece === '²') return <AskNumber number={piece === '¹' ? 1 : 2} />;
  if (piece.startsWith('[')) return <span className="mark-gap">{piece}</span>;
  return piece;
}

/** The number of an ask. The word joiner (U+2060) keeps it on the same line as the ask. */
function AskNumber({ number }: { number: number }) {
  return (
    <>
      {'\u2060'}
      <sup className="mark-number">{number}</sup>
    </>
  );
}

/** A marked text with several paragraphs. The quotations are numbered. */
export function MarkedLetter({ text }: { text: string }) {
  const paragraphs = text.split('\n\n');
  const quoting = paragraphs.filter((paragraph) => quotedAnswer(paragraph));
  return paragraphs.map((paragraph) => {
    const item = quotedAnswer(paragraph);
    if (!item) {
      return (
        <p key={paragraph}>
          <MarkedText text={paragraph} />
        </p>
      );
    }
    return (
      <div key={paragraph}>
        <blockquote className="mark-quote">
          <MarkedText text={item.quote} />
          <AskNumber number={quoting.indexOf(paragraph) + 1} />
        </blockquote>
        <p>
          <MarkedText text={item.answer} />
        </p>
      </div>
    );
  });
}
