import { articleHeads } from '../discovery/article-heads.ts';
import { documentHeads } from '../discovery/document-heads.ts';
import { generatorHead } from '../discovery/generator-head.ts';
import { llmsText } from '../discovery/llms.ts';

/** `/llms.txt`, rendered when the program is built. */
export function loader() {
  const { landing, ...others } = documentHeads;
  return new Response(llmsText([landing, generatorHead, ...Object.values(others)], articleHeads), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
