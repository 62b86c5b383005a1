// What web/page/packed.cpp has packed: five letters are four bytes, which are gzip.

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$()*+,-./:;=?@[]^_{|}";

export function bytesOf(text) {
  /** @type {any} */
  const values = new Map([...letters].map((letter, at) => [letter, at]));
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let from = 0, to = 0; from < text.length; from += 5, to += 4) {
    let bits = 0;
    for (let k = 0; k < 5; ++k) bits = bits * 85 + (from + k < text.length ? values.get(text[from + k]) : 84);
    for (let k = 0; k < 4 && to + k < bytes.length; ++k) bytes[to + k] = bits / 2 ** (24 - 8 * k);
  }
  return bytes;
}

/** @returns {Promise<Response>} */
export async function unpacked(text) {
  return new Response(new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream("gzip")));
}
