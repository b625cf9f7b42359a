// On paper all pictures are needed at once.

const Printing = (() => {
  const showAll = () => Visibility.cells().map((cell) => {
    const frame = Grid.frames.get(cell);
    Frames.show(frame);
    return frame.image.decode().catch(() => {});
  });

  function begin() {
    addEventListener("beforeprint", showAll);
    document.addEventListener("keydown", async (event) => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      await Promise.all(showAll());
      print();
    });
  }

  return { begin };
})();
