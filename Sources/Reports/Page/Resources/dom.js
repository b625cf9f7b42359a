// Functions that make elements. Texts of documents become text nodes and attributes, never markup.

/** The element of the page with this id. */
const byID = (id) => document.getElementById(id);

/**
 * A new element. `properties` are its attributes, except for `text` (its text), `on` (listeners by event),
 * `data` (data attributes) and `style` (CSS properties). Attributes that are null or false are left out.
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

/** Sets CSS properties one by one, because the page's security policy forbids style attributes. */
function setStyle(element, properties) {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

/** A function that calls `action` at the next frame, once for any number of calls before it. */
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

/** Scrolls the boxes around an element so that it is visible. */
function reveal(element, block = "nearest") {
  element.scrollIntoView({
    block, inline: "nearest", behavior: prefersLessMotion() ? "auto" : "smooth",
  });
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** A count with its noun, such as `1 cell` or `2 cells`. */
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
