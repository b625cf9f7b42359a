// The size of the pictures: 1 is one CSS pixel a point, 0 is the size that fits. The grid and the
// large view have a zoom each; changes go to the one that is visible.

const Zoom = (() => {
  const steps = [0.1, 0.15, 0.2, 0.25, 0.33, 0.4, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];
  let fitted = 1;

  const isLarge = () => State.get().mode !== "";
  const key = () => (isLarge() ? "large" : "zoom");
  const ofGrid = () => State.get().zoom || fitted;
  const factor = () => (isLarge() ? Stage.zoom() : ofGrid());

  /** Finds the zoom between 40 % (25 % for a matrix) and 100 % for the grid at which all shown cells are visible without
   * scrolling. Of several, large pictures and full rows win. Where none is, a matrix gets the zoom between 30 %
   * and 50 % at which whole rows are visible, and other cells that between 40 % and 60 % which fills their rows. */
  function fit() {
    const cells = Visibility.cells();
    const grid = byID("grid");
    const width = grid.offsetWidth - 48;
    const height = grid.offsetHeight - 24;
    const { turned } = State.get();
    const rowOf = (cell) => (turned && cell.screen.isMatrix ? `${cell.screen.index} ${cell.locale}` : cell.group);
    const groups = [...Map.groupBy(cells, rowOf).values()].map((cells) => ({
      isRow: cells[0].screen.isMatrix, sizes: cells.map(Grid.sizeOf),
    }));
    const isMatrix = groups.some(({ isRow }) => isRow);
    const highestOf = (sizes, zoom) => Math.max(...sizes.map((size) => size[1] * zoom + 76));
    /** Whether no row of a matrix is wider or higher than what is visible. */
    const showsRows = (zoom) => groups.every(({ isRow, sizes }) => !isRow
      || (rowOfMatrix(sizes, zoom).width <= width && highestOf(sizes, zoom) <= height));
    const arranged = (zoom) => {
      let [needed, places] = [0, 0];
      for (const { isRow, sizes } of groups) {
        const { rows, columns, width: own } = isRow
          ? rowOfMatrix(sizes, zoom) : arrangement(sizes, zoom, width);
        if (isRow && own > width) return { needed: Infinity, share: 1 };
        needed += 48 + rows * highestOf(sizes, zoom);
        places += rows * columns;
      }
      return { needed, share: cells.length / Math.max(1, places) };
    };
    let best = 0;
    // A matrix is scrolled in both directions, and may be smaller, so that more of it is seen.
    const least = isMatrix ? 25 : 40;
    fitted = isMatrix ? 0.3 : 0.4;
    for (let percent = 31; isMatrix && percent <= 50 && showsRows(percent / 100); percent += 1) {
      fitted = percent / 100;
    }
    const rowsAt = (zoom) => groups.reduce((sum, { sizes }) => sum + arrangement(sizes, zoom, width).rows, 0);
    const areWhole = (zoom) => groups.every(({ sizes }) => highestOf(sizes, zoom) <= height);
    const fills = (zoom) => rowsAt(zoom) === rowsAt(0.4) && areWhole(zoom);
    for (let percent = 41; !isMatrix && percent <= 60 && fills(percent / 100); percent += 1) {
      fitted = percent / 100;
    }
    for (let percent = 100; percent >= least; percent -= 1) {
      const { needed, share } = arranged(percent / 100);
      const worth = percent * share ** 2;
      if (needed <= height && worth > best) [fitted, best] = [percent / 100, worth];
    }
    // A single screen is scrolled in a narrow window, where it would be too small to point at its parts.
    if (cells.length === 1 && Grid.isNarrow()) {
      fitted = Math.min(1, Math.max(0.4, (width - 8) / Grid.sizeOf(cells[0])[0]));
    }
  }

  /** A row of a matrix with its head. */
  function rowOfMatrix(sizes, zoom) {
    const widths = sizes.map((size) => Math.max(size[0] * zoom, 116) + 16);
    return { rows: 1, columns: sizes.length, width: widths.reduce((sum, width) => sum + width, 120) };
  }

  /** The number of rows for cells of these sizes, and how many cells are in each. */
  function arrangement(sizes, zoom, width) {
    const widest = Math.max(...sizes.map((size) => Math.max(size[0] * zoom, 116) + 24));
    const most = Math.max(1, Math.floor(width / widest));
    const rows = Math.ceil(sizes.length / most);
    const columns = Math.ceil(sizes.length / rows);
    return { rows, columns, width: columns * widest };
  }

  /** Makes rows equally long by limiting their width; at a chosen zoom they are as long as possible. */
  function arrange() {
    const width = byID("grid").offsetWidth - 48;
    for (const [group, element] of Grid.groups) {
      const shown = group.cells.filter((cell) => !Grid.elements.get(cell).hidden);
      if (shown.length === 0) continue;
      const own = arrangement(shown.map(Grid.sizeOf), ofGrid(), width);
      setStyle(element.querySelector(".row"), {
        "max-width": State.get().zoom ? "" : `${Math.ceil(own.width + 16)}px`,
      });
    }
  }

  function apply() {
    if (!State.get().zoom) fit();
    setStyle(byID("grid"), { "--zoom": ofGrid() });
    arrange();
    show();
  }

  /** Shows the zoom of the visible pictures. */
  function show() {
    byID("zoom-actual").textContent = `${Math.round(factor() * 100)} %`;
    byID("zoom-fit").setAttribute("aria-pressed", State.get()[key()] === 0);
  }

  /** Zooms one step in (1) or out (−1). `anchor` stays in place: the element of a cell or, in the large
   * view, the pointer's place. */
  function step(direction, anchor = null) {
    const now = factor();
    const next = direction > 0
      ? steps.find((value) => value > now + 0.001)
      : steps.findLast((value) => value < now - 0.001);
    if (next) (isLarge() ? Stage.keeping : keeping)(anchor, () => choose(next));
  }

  function keeping(anchor, change) {
    const before = anchor?.getBoundingClientRect().top;
    change();
    if (anchor) byID("grid").scrollTop += anchor.getBoundingClientRect().top - before;
  }

  const choose = (zoom) => State.set({ [key()]: zoom });
  const actual = () => choose(1);
  const toFit = () => choose(0);

  function begin() {
    byID("zoom-in").addEventListener("click", () => step(1));
    byID("zoom-out").addEventListener("click", () => step(-1));
    byID("zoom-actual").addEventListener("click", actual);
    byID("zoom-fit").addEventListener("click", toFit);
    followWheel(byID("grid"), (event) => event.target.closest(".cell"));
    followWheel(byID("stage-place"), (event) => ({ x: event.clientX, y: event.clientY }));
    State.listen(["zoom", "panel", ...Visibility.keys], apply);
    addEventListener("resize", atNextFrame(apply));
    apply();
  }

  function followWheel(place, anchorOf) {
    place.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      step(event.deltaY < 0 ? 1 : -1, anchorOf(event));
    }, { passive: false });
  }

  return { begin, apply, show, step, actual, toFit };
})();
