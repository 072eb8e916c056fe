export default function Landing() {
  return <h1>Szlak</h1>;
}
