// Describes rectangles [x, y, width, height] in the root's coordinates, points.

const Geometry = (() => {
  const minus = "\u2212";

  /** A number with at most two decimals and with U+2212 as minus sign. */
  function number(value) {
    const rounded = Math.round(value * 100) / 100;
    return rounded < 0 ? `${minus}${-rounded}` : `${rounded}`;
  }

  const signed = (value) => (value > 0 ? `+${number(value)}` : number(value));

  const place = (rect) => `${number(rect[0])}, ${number(rect[1])}`;
  const size = (rect) => `${number(rect[2])} × ${number(rect[3])}`;

  /** The difference between two rectangles in words: `x +4  height +20`. */
  function difference(before, after) {
    return ["x", "y", "width", "height"]
      .map((name, index) => [name, after[index] - before[index]])
      .filter(([, change]) => Math.abs(change) > 0.005)
      .map(([name, change]) => `${name} ${signed(change)}`)
      .join(", ");
  }

  return { number, signed, place, size, difference };
})();
