/** Writes lines: folds white space, marks quoted lines with '>', keeps at most two blank lines in a row. */
export class LineWriter {
  readonly lines: string[] = [];
  /** The quote depth of the next line. */
  depth = 0;
  /** The number of open elements whose white space is kept. */
  preformatted = 0;
  private line = '';
  /** A separate flag, because reading the end of a growing line would copy the whole line each time. */
  private endsInSpace = false;
  /** A blank line is due before the next text, at this quote depth. */
  private gap = false;
  private gapDepth = 0;
  private blanks = 0;

  /** Adds text to the current line. */
  text(text: string): void {
    if (this.preformatted > 0) {
      const [first = '', ...rest] = text.split('\n');
      this.append(first);
      for (const more of rest) {
        this.newLine();
        this.append(more);
      }
      return;
    }
    const folded = text.replace(/[ \t\n\r\f]+/g, ' ');
    this.append(this.line === '' || this.endsInSpace ? folded.replace(/^ /, '') : folded);
  }

  private append(text: string): void {
    if (text === '') return;
    if (this.line === '' && this.gap) {
      const { depth } = this;
      this.depth = Math.min(depth, this.gapDepth);
      if (this.lines.length > 0 && this.blanks === 0) this.push('');
      this.depth = depth;
      this.gap = false;
    }
    this.line += text;
    this.endsInSpace = text.endsWith(' ');
  }

  private push(text: string): void {
    const line = text.trimEnd();
    this.blanks = line === '' ? this.blanks + 1 : 0;
    if (this.blanks > 2) return;
    const marks = '>'.repeat(Math.min(this.depth, 20));
    this.lines.push(marks === '' ? line : line === '' ? marks : `${marks} ${line}`);
  }

  /** Ends the current line. */
  newLine(): void {
    this.push(this.line);
    this.line = '';
  }

  /**
   * A block begins or ends here, with a blank line if `gap`. A line with only a no-break space is an intended blank
   * line.
   */
  boundary(gap: boolean): void {
    if (this.line.replaceAll(' ', '') !== '') this.newLine();
    this.line = '';
    if (!gap) return;
    this.gapDepth = this.gap ? Math.min(this.gapDepth, this.depth) : this.depth;
    this.gap = true;
  }

  /** Whether the current line has text. */
  get inLine(): boolean {
    return this.line !== '';
  }
}
