import { Fragment } from 'react';
import '../marks.css';

const marks = /(\{[^}]+\}|[¹²]|\[[^\]]+\])/;

/**
 * A text of example.ts with its marks drawn: a question underlined, a number raised, a gap in the colour of the
 * stamp. Straight apostrophes are set as curly ones; line ends stay.
 */
export function MarkedText({ text }: { text: string }) {
  const pieces = text.replaceAll("'", '’').split(marks);
  return pieces.map((piece, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
    return <Fragment key={place}>{markedPiece(piece)}</Fragment>;
  });
}

function markedPiece(piece: string) {
  if (piece.startsWith('{')) return <span className="mark-ask">{piece.slice(1, -1)}</span>;
  // The word joiner keeps a number on the line of what it numbers.
  if (piece === '¹' || piece === '²')
    return (
      <>
        {'\u2060'}
        <sup className="mark-number">{piece === '¹' ? 1 : 2}</sup>
      </>
    );
  if (piece.startsWith('[')) return <span className="mark-gap">{piece}</span>;
  return piece;
}

/** A marked text of several paragraphs, each a paragraph of the page. */
export function MarkedLetter({ text }: { text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph}>
      <MarkedText text={paragraph} />
    </p>
  ));
}
