export const handle = { document: true };

export default function Landing() {
  return <h1>AI Reply Assistant</h1>;
}
