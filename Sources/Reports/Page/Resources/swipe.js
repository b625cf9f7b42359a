// A divider with the first picture at its left and the second at its right. The names of both are
// data attributes of the stage. The divider is dragged, or moved with the arrow keys.

const Swipe = (() => {
  const divider = () => byID("divider");

  function begin() {
    const place = byID("stage-pictures");
    const follow = (event) => {
      const box = place.getBoundingClientRect();
      State.set({ mix: clamp((event.clientX - box.left) / box.width, 0, 1) });
    };
    divider().addEventListener("pointerdown", (event) => {
      event.preventDefault();
      divider().focus();
      divider().setPointerCapture(event.pointerId);
    });
    divider().addEventListener("pointermove", (event) => {
      if (divider().hasPointerCapture(event.pointerId)) follow(event);
    });
    // The divider is inside the pictures, where a click would select a view.
    divider().addEventListener("click", (event) => event.stopPropagation());
    divider().addEventListener("keydown", (event) => {
      const to = target(event, State.get().mix);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      State.set({ mix: clamp(Math.round(to * 100) / 100, 0, 1) });
    });
  }

  function target(event, mix) {
    const step = event.shiftKey ? 0.1 : 0.01;
    switch (event.key) {
      case "ArrowLeft": case "ArrowDown": return mix - step;
      case "ArrowRight": case "ArrowUp": return mix + step;
      case "PageDown": return mix - 0.1;
      case "PageUp": return mix + 0.1;
      case "Home": return 0;
      case "End": return 1;
      default: return null;
    }
  }

  function apply([first, second], { mix }) {
    divider().hidden = false;
    setStyle(divider(), { left: `${mix * 100}%` });
    divider().setAttribute("aria-valuenow", Math.round(mix * 100));
    const place = byID("stage-pictures").style;
    setStyle(byID("stage-pictures"), { "--cut": mix });
    first.element.style.clipPath = cut(first, mix, true, place);
    second.element.style.clipPath = cut(second, mix, false, place);
    const text = `${Math.round(mix * 100)} %`;
    byID("swipe-value").textContent = text;
    divider().setAttribute("aria-valuetext", `${text} of ${byID("stage-pictures").dataset.first}`);
  }

  /** Clips a picture at the divider. The narrower of two pictures is clipped at the same place. In a mirrored
   * picture left and right are exchanged, because the clip is applied before the mirroring. */
  function cut(frame, mix, keepsLeft, place) {
    const whole = Number(place.getPropertyValue("--width"));
    const { size: [screen], whole: [own] = [screen] } = frame.cell;
    const at = clamp(mix * whole / own, 0, 1) * 100;
    const mirrored = frame.element.classList.contains("mirrored");
    const [left, right] = keepsLeft ? [0, 100 - at] : [at, 0];
    if (!mirrored) return `inset(0 ${right}% 0 ${left}%)`;
    return `inset(0 ${Math.min(100, left + (1 - screen / own) * 100)}% 0 ${right}%)`;
  }

  function end() {
    divider().hidden = true;
  }

  function showsFirstAt(event) {
    const box = byID("stage-pictures").getBoundingClientRect();
    return event.clientX - box.left < State.get().mix * box.width;
  }

  return { begin, apply, end, showsFirstAt };
})();
