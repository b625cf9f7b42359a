// Onion skin: the second picture is drawn over the first, with the opacity of the slider.

const Overlay = (() => {
  const slider = () => byID("opacity");

  function begin() {
    slider().addEventListener("input", () => State.set({ mix: slider().value / 100 }));
  }

  function apply([first, second], { mix }) {
    second.element.style.opacity = `${mix}`;
    first.element.style.opacity = "";
    slider().value = Math.round(mix * 100);
    byID("opacity-value").textContent = `${Math.round(mix * 100)} %`;
  }

  const showsFirstAt = () => State.get().mix < 0.5;

  return { begin, apply, end() {}, showsFirstAt };
})();
