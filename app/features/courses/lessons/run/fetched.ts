// What runs code is fetched by its press, and the larger files say how much of them is there.

export async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** `bytes`: of the file as it is; what comes over the line is half of that, or a fifth. */
export async function read(
  { body }: Response,
  bytes: number,
  progress: (percent: number) => void,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let taken = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    taken += part.value.length;
    // In tenths, since they are read out.
    progress(10 * Math.floor((10 * taken) / bytes));
  }
  return new Blob(parts);
}
