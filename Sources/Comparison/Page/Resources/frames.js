// A cell's picture with its overlays: the numbers of findings and the box of the highlighted view.
// Places are in per cent of the picture, so that they stay right when the zoom changes. A picture may be wider
// and higher than its screen, which begins in its corner: names stand beside the screen.

const Frames = (() => {
  /** The frames whose pictures are loaded at the moment; only these show highlights. */
  const shown = new Set();

  const share = (length, whole) => `${(length / whole) * 100}%`;

  /** Creates the frame of a cell's picture; the picture itself comes later. `look` is the name of the picture
   * where a cell has several. `former` is a frame of the same cell, whose picture this one takes over. */
  function create(cell, look = "", former = null) {
    const [width, height] = cell.whole;
    const image = former?.image ?? Pictures.element(cell.picture);
    const element = make("div", {
      class: look ? `frame ${look}` : "frame",
      style: {
        "--width": width, "--height": height, "--middle": share(cell.size[0] / 2, width),
        "--beside": share(width - cell.size[0], width),
      },
    }, image);
    const frame = { cell, look, element, image, boxes: {}, marks: [] };
    outlineChanges(frame);
    return frame;
  }

  /** Outlines each view that has moved (dashed line) or has another size than in the source language, if it is
   * seen, and each that is hidden now, where it is seen in the source language. */
  function outlineChanges({ cell, image }) {
    for (const { view, before, after, seenBefore } of cell.changes) {
      const rect = within(cell, after ? cell.viewsByID.get(view)?.shown : seenBefore);
      if (!rect) continue;
      const isMoved = before && after && before[2] === after[2] && before[3] === after[3];
      image.after(make("div", {
        class: `outline${isMoved ? " moved" : ""}`, "aria-hidden": "true",
        style: percentages(cell, rect),
      }));
    }
  }

  /** The part of a rectangle that is inside the picture; null where none is. */
  function within({ size: [wholeWidth, wholeHeight] }, rect) {
    if (!rect) return null;
    const [x, y, width, height] = rect;
    const [left, top] = [Math.max(0, x), Math.max(0, y)];
    const [right, bottom] = [Math.min(wholeWidth, x + width), Math.min(wholeHeight, y + height)];
    return right > left && bottom > top ? [left, top, right - left, bottom - top] : null;
  }

  function show(frame) {
    if (shown.has(frame)) return;
    shown.add(frame);
    Pictures.fill(frame.image, frame.cell.picture, frame.look);
    if (frame.marks.length === 0) mark(frame);
    Highlight.apply(frame);
  }

  function hide(frame) {
    if (shown.delete(frame)) Pictures.empty(frame.image);
  }

  /** Lets a frame show another reading of its cell. */
  function renew(frame, cell) {
    const isOther = frame.cell !== cell;
    frame.cell = cell;
    for (const old of [...frame.element.children].filter((child) => child.matches(".outline, .mark"))) old.remove();
    frame.marks = [];
    outlineChanges(frame);
    if (!shown.has(frame)) return;
    if (isOther) Pictures.change(frame.image, cell.picture, frame.look);
    mark(frame);
    Highlight.apply(frame);
  }

  /** Lets go of a frame whose picture another one goes on showing. */
  const forget = (frame) => shown.delete(frame);

  /** Puts a number at the corner of each view with a finding, above the places where lines of text end.
   * Several numbers are side by side. */
  function mark(frame) {
    const taken = new Map();
    for (const hit of frame.cell.hits) {
      const view = frame.cell.viewsByID.get(hit.finding.view);
      // A number at the place of a view that is scrolled out of sight would seem to be about another one.
      const rect = view?.shown;
      if (!rect) continue;
      const order = taken.get(view) ?? 0;
      taken.set(view, order + 1);
      const element = make("span", {
        class: `mark ${hit.finding.severity}`, text: `${hit.finding.number}`, "aria-hidden": "true",
        style: { ...corner(frame.cell, rect), "--order": order },
      });
      frame.marks.push({ element, hit });
      frame.element.append(element);
    }
    refreshMarks(frame);
  }

  /** Shows the marks of the findings that pass the filters. */
  function refreshMarks(frame) {
    const current = Highlight.view();
    for (const { element, hit } of frame.marks) {
      element.hidden = !Visibility.lets(hit.finding);
      element.classList.toggle(
        "current", current.id === hit.finding.view && current.screen === hit.finding.screen);
    }
  }

  function percentages(cell, [x, y, width, height]) {
    const [wholeWidth, wholeHeight] = cell.whole;
    return {
      left: share(x, wholeWidth), top: share(y, wholeHeight),
      width: share(width, wholeWidth), height: share(height, wholeHeight),
    };
  }

  function corner(cell, [x, y, width]) {
    const [wholeWidth, wholeHeight] = cell.whole;
    const top = share(y, wholeHeight);
    return cell.direction === "rtl"
      ? { top, left: share(x, wholeWidth) }
      : { top, right: share(wholeWidth - x - width, wholeWidth) };
  }

  /** The pointer's place in the picture, in points. */
  function point(frame, event) {
    const box = frame.element.getBoundingClientRect();
    const [width, height] = frame.cell.whole;
    const x = (event.clientX - box.left) / box.width * width;
    return {
      x: frame.element.classList.contains("mirrored") ? width - x : x,
      y: (event.clientY - box.top) / box.height * height,
    };
  }

  return { shown, create, renew, show, hide, forget, refreshMarks, percentages, point };
})();
