/**
 * Something about a local model that a person has to know and can often change: a refused model, a broken download, a
 * missing npm. `message` is what to show: one sentence or two.
 */
export class LocalModelError extends Error {
  override readonly name = 'LocalModelError';
}
