export default function Dashboard() {
  return <h1>Twoja Ścieżka</h1>;
}
