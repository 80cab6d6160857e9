import { manifest } from '../discovery/manifest.ts';

/** `/manifest.webmanifest`, rendered when the program is built. */
export function loader() {
  return Response.json(manifest(), { headers: { 'content-type': 'application/manifest+json' } });
}
