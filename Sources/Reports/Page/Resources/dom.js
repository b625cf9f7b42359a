// Making elements. Texts of documents only ever become text nodes and attributes, never markup.

/** The element of the page with this id. */
const byID = (id) => document.getElementById(id);

/**
 * A new element. `properties` are attributes, but for `text` (its text), `on` (listeners by event),
 * `data` (data attributes) and `style` (CSS properties); null and false leave an attribute out.
 */
function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "text") element.textContent = value;
    else if (key === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") setStyle(element, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Sets CSS properties one by one, which the page's security policy allows; a style attribute it does not. */
function setStyle(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/** Calls `action` once at the next frame, however often it is asked to. */
function atNextFrame(action) {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      action();
    });
  };
}

const prefersLessMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls an element into view within its own scrolling boxes. */
function reveal(element, block = "nearest") {
  element.scrollIntoView({
    block, inline: "nearest", behavior: prefersLessMotion() ? "auto" : "smooth",
  });
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** `1 cell`, `2 cells`. */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
