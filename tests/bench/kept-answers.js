// Stands in for the platform's cache: workerd's Cache API speaks HTTP with this Worker (PUT with a whole answer, GET).
const kept = new Map();
const decoder = new TextDecoder();

export default {
  async fetch(request) {
    const key = `${request.headers.get('cf-cache-namespace')} ${request.url}`;
    if (request.method === 'PUT') {
      kept.set(key, parsed(new Uint8Array(await request.arrayBuffer())));
      return new Response(null, { status: 204 });
    }
    const found = kept.get(key);
    if (found === undefined)
      return new Response(null, { status: 504, headers: { 'CF-Cache-Status': 'MISS' } });
    return new Response(found.body, { headers: [...found.headers, ['CF-Cache-Status', 'HIT']] });
  },
};

function parsed(bytes) {
  const end = bytes.findIndex((_, at) => decoder.decode(bytes.subarray(at, at + 4)) === '\r\n\r\n');
  const [, ...lines] = decoder.decode(bytes.subarray(0, end)).split('\r\n');
  const headers = lines
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    .filter(([name]) => !/^(transfer-encoding|content-length)$/i.test(name));
  return { headers, body: bytes.slice(end + 4) };
}
