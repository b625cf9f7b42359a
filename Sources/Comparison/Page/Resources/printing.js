// Printing needs all pictures at once, and browsers do not wait for pictures that are still
// loading. The button and the usual keys therefore load them first. The browser's own menu prints
// what is loaded.

const Printing = (() => {
  const showAll = () => Visibility.cells().flatMap((cell) => Grid.frames.get(cell)).map((frame) => {
    Frames.show(frame);
    return frame.image.decode?.().catch(() => {});
  });

  async function run() {
    await Promise.all(showAll());
    print();
  }

  function begin() {
    byID("print").addEventListener("click", run);
    addEventListener("beforeprint", showAll);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    });
  }

  return { begin };
})();
