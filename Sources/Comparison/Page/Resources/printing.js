// On paper all pictures are needed at once, and no browser waits for those that it is still loading:
// the button and the usual keys load them first. The browser's own menu prints what is there.

const Printing = (() => {
  const showAll = () => Visibility.cells().map((cell) => {
    const frame = Grid.frames.get(cell);
    Frames.show(frame);
    return frame.image.decode().catch(() => {});
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
