// A race leaves the page: as a file, or as an address to send.
import { addressOf } from "./address.js";
import { html } from "./dom.js";
import { say } from "./words.js";

function fileName(title) {
  const plain = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${plain.slice(0, 60) || "race"}.record.yaml`;
}

// Returns the name that the file has.
export function offerFile(title, text) {
  const name = fileName(title);
  const address = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
  html("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
  return name;
}

// A button that makes the address of a race; it is shown too, for browsers that do not let a page copy.
export function shareRow(raceNow, tell) {
  const shown = html("input", { id: "address", readonly: true, hidden: true, "aria-label": say("address") });
  const share = async () => {
    const address = location.href.replace(/#.*$/, "") + await addressOf(raceNow());
    shown.value = address;
    shown.hidden = false;
    shown.select();
    const copied = await navigator.clipboard?.writeText(address).then(() => true, () => false);
    tell(say(copied ? "copied" : "copyIt"));
  };
  return html("div", { class: "share" }, html("button", { id: "share", onclick: share }, say("share")), shown);
}
