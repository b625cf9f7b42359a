// The keyboard's focus, which stays where it is while the page is made anew.

const Focus = (() => {
  const all = "a, button, input, select, textarea, summary, [tabindex]";
  const nameOf = (element) => [
    element.localName, element.type, element.getAttribute("aria-label") ?? element.value ?? element.textContent,
  ].join();

  /** Does `work`. What stands in the place of the element that had the focus has it afterwards. */
  function keep(work) {
    const element = document.activeElement;
    const home = element?.closest("[id]");
    const named = () => [...(home?.querySelectorAll(all) ?? [])].filter((other) => nameOf(other) === name);
    const name = element && nameOf(element);
    const place = home === element ? 0 : named().indexOf(element);
    work();
    if (!home || element === document.body || document.activeElement === element) return;
    const next = element.isConnected ? element : home === element ? byID(home.id) : named()[Math.max(0, place)];
    next?.focus({ preventScroll: true });
  }

  /** Gives an element other children. One of the old that is among them and has the focus is not moved, as it would
   * lose it. */
  function exchange(parent, children) {
    const kept = children.find((child) => child.parentNode === parent && child.contains(document.activeElement));
    if (!kept) return parent.replaceChildren(...children);
    for (const child of [...parent.children]) if (child !== kept) child.remove();
    const place = children.indexOf(kept);
    kept.before(...children.slice(0, place));
    kept.after(...children.slice(place + 1));
  }

  return { keep, exchange };
})();
