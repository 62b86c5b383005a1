// A race as the end of an address, to be sent: how the table was laid and what was done at it.

const mark = "#race=";

async function through(stream, bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function addressOf(race) {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(race)));
  const text = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return mark + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// The race in an address or its end; null: there is none.
export async function raceIn(address) {
  const at = address.indexOf(mark);
  if (at < 0) return null;
  const text = address.slice(at + mark.length).trim().replaceAll("-", "+").replaceAll("_", "/");
  try {
    const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const race = JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), packed)));
    return Array.isArray(race.acts) && Number.isInteger(race.players) ? race : null;
  } catch {
    return null;
  }
}
