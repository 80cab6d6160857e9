/** What Prometheus would read: the value of each series, such as 'reply_assistant_reservations'. */
export async function readMetrics(
  port: number,
): Promise<{ text: string; value: (series: string) => number }> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  if (!response.ok) throw new Error(`The metrics answered with ${response.status}.`);
  const text = await response.text();
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const values = new Map(rows.map((row) => [row.slice(0, row.lastIndexOf(' ')), row.split(' ').at(-1)]));
  return { text, value: (series) => Number(values.get(series) ?? 0) };
}
