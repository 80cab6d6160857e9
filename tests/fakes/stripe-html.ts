// The parts of the fake Stripe's pages. Plain HTML without scripts.
import type { Card } from './stripe-world.ts';

/** What a page answers: HTML, or the address that it leads to. */
export type PageAnswer = { html: string; status?: number } | { location: string };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function htmlPage(title: string, body: string, problem?: string): PageAnswer {
  const alert = problem ? `<p role="alert">${escapeHtml(problem)}</p>` : '';
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${alert}${body}</main></body></html>`;
  return { html };
}

/** A form with one button, and what is to be filled in before it. */
export const formWith = (action: string, button: string, fields = '') =>
  `<form method="post" action="${escapeHtml(action)}">${fields}<button>${escapeHtml(button)}</button></form>`;

export const linkTo = (href: string | null, text: string) =>
  href ? `<p><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>` : '';

export const cardFields =
  '<fieldset><legend>Card</legend>' +
  '<label><input type="radio" name="card" value="works" checked> Card that works</label> ' +
  '<label><input type="radio" name="card" value="declines"> Card that is declined</label></fieldset>';

export const cardIn = (form: URLSearchParams): Card =>
  form.get('card') === 'declines' ? 'declines' : 'works';
