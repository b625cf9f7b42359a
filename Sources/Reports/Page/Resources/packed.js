// The lines of a large page are compressed. They take the place of what packs them before anything reads them.

const packed = [...document.querySelectorAll(".packed")];

async function unpack(block) {
  const letters = atob(JSON.parse(block.textContent));
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  const lines = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const text = await new Response(lines).text();
  // Somebody else may have packed them: only blocks of data are taken, and nothing of what is read is run.
  const read = new DOMParser().parseFromString(text, "text/html");
  block.replaceWith(...read.querySelectorAll('script[type="application/json"]'));
}

// A page whose lines are not packed is read at once.
if (packed.length > 0) {
  document.body.dataset.ready = "unpacking";
  await Promise.all(packed.map(unpack));
}
