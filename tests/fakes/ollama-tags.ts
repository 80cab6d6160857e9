import type { ServerResponse } from 'node:http';

/** Answers `GET /api/tags` as Ollama 0.12 does. A model with 'embed' in its name is one that makes vectors. */
export function sendTags(response: ServerResponse, names: readonly string[]): void {
  const models = names.map((name) => {
    const family = name.includes('embed') ? 'nomic-bert' : name.replace(/:.*$/, '');
    return {
      name,
      model: name,
      modified_at: '2026-11-20T09:31:14.639712648+01:00',
      size: 5_225_388_164,
      digest: '500a1f067a9f782620b40bee6f7b0c89e17ae61f686b92c24933e4ca4b2b8b41',
      details: {
        parent_model: '',
        format: 'gguf',
        family,
        families: [family],
        parameter_size: '8.2B',
        quantization_level: 'Q4_K_M',
      },
    };
  });
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ models }));
}
