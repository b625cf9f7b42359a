// Shows two pictures in turn, at an interval or by a key. It does not start by itself if the
// browser asks for reduced motion.

const Flicker = (() => {
  let timer = null;
  let showsFirst = true;
  let isRunning = null;
  let pair = [];

  function begin() {
    byID("flicker-run").addEventListener("click", () => run(!isRunning));
    byID("flicker-turn").addEventListener("click", turn);
    byID("interval").addEventListener("input", () =>
      State.set({ interval: +byID("interval").value }));
  }

  function apply(frames, { interval }) {
    pair = frames;
    byID("interval").value = interval;
    byID("interval-value").textContent = `${(interval / 1000).toFixed(1)} s`;
    isRunning ??= !prefersLessMotion();
    schedule();
    show();
  }

  function schedule() {
    clearInterval(timer);
    timer = isRunning && pair.length ? setInterval(flip, State.get().interval) : null;
    byID("flicker-run").setAttribute("aria-pressed", Boolean(isRunning));
    byID("flicker-run").textContent = isRunning ? "Pause" : "Play";
  }

  function run(on) {
    isRunning = on;
    schedule();
  }

  /** Shows the other picture and stops the interval. */
  function turn() {
    run(false);
    flip();
  }

  function flip() {
    showsFirst = !showsFirst;
    show();
  }

  function show() {
    const [first, second] = pair;
    if (!first) return;
    first.element.classList.toggle("away", !showsFirst);
    second.element.classList.toggle("away", showsFirst);
    const names = byID("stage-pictures").dataset;
    byID("flicker-shown").textContent = showsFirst ? names.first : names.second;
  }

  function end() {
    clearInterval(timer);
    timer = null;
    pair = [];
    showsFirst = true;
  }

  return { begin, apply, end, turn, showsFirstAt: () => showsFirst };
})();
