import { robots } from '../discovery/robots.ts';

/** `/robots.txt`, rendered when the program is built. */
export function loader() {
  return new Response(robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
