export default function Generator() {
  return <h1>Reply generator</h1>;
}
