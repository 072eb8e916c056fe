// Stands between the browser and the application and cuts what passes, in mid-stream: a browser that is told to be offline opens no new
// connection, but keeps the ones it has.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type CuttableWay = {
  url: string;
  /** All connections of this moment. */
  cut(): void;
  stop(): Promise<void>;
};

export async function startCuttableWay(target: string): Promise<CuttableWay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((incoming) => {
    const onward = connect(Number(port), hostname);
    for (const [socket, other] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    url: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    cut,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
