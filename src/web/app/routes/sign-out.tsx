export default function SignOut() {
  return null;
}
