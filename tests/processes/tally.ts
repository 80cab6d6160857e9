/**
 * What must not happen. `wrong`: an answer that is not right. `lost`: a charge without a reply. `free`: a reply without
 * a charge. `error`: a call that failed, although the process that served it was not killed.
 */
export type Fault = 'wrong' | 'lost' | 'free' | 'error';

/** Counts the answers to the calls of a soak, and lists its faults. */
export class Tally {
  readonly faults: { fault: Fault; what: string }[] = [];
  readonly #answers = new Map<string, Map<string, number>>();

  /** Counts one answer to a kind of call: its status, 'cut' or 'stopped'. */
  answered(kind: string, answer: string): void {
    const answers = this.#answers.get(kind) ?? new Map<string, number>();
    this.#answers.set(kind, answers.set(answer, (answers.get(answer) ?? 0) + 1));
  }

  fault(fault: Fault, what: string): void {
    this.faults.push({ fault, what });
  }

  /** How often an answer came, to all kinds of calls. */
  count(answer: string): number {
    return [...this.#answers.values()].reduce((sum, answers) => sum + (answers.get(answer) ?? 0), 0);
  }

  /** The table that the soak prints: a row for each kind of call, then `further` facts and the faults. */
  table(title: string, further: Record<string, number>): string {
    const columns = [
      ...new Set([...this.#answers.values()].flatMap((answers) => [...answers.keys()])),
    ].sort();
    const row = (name: string, cells: (string | number)[]) =>
      name.padEnd(26) + cells.map((cell) => String(cell).padStart(9)).join('');
    const countOf = (fault: Fault) => this.faults.filter((one) => one.fault === fault).length;
    const facts = { ...further, wrong: countOf('wrong'), lost: countOf('lost'), free: countOf('free') };
    return [
      title,
      row('call', columns),
      ...[...this.#answers].map(([kind, answers]) =>
        row(
          kind,
          columns.map((column) => answers.get(column) ?? 0),
        ),
      ),
      row(
        'all',
        columns.map((column) => this.count(column)),
      ),
      ...Object.entries({ ...facts, errors: countOf('error') }).map(([name, count]) => row(name, [count])),
    ].join('\n');
  }
}
