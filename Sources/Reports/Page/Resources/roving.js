// A list of many buttons that is one stop of the Tab key. The arrow keys go to the others: up and down
// between those that `primary` selects, left and right between all.

const Roving = (() => {
  function follow(list, primary) {
    let current = null;
    const buttons = () => [...list.querySelectorAll("button")]
      .filter((button) => button.offsetParent !== null);

    function refresh() {
      const all = [...list.querySelectorAll("button")];
      if (!all.includes(current)) current = all[0] ?? null;
      for (const button of all) button.tabIndex = button === current ? 0 : -1;
    }

    function next(key) {
      const all = buttons();
      const at = all.indexOf(document.activeElement);
      const isPrimary = (button) => button.matches(primary);
      switch (key) {
        case "ArrowDown": return all.slice(at + 1).find(isPrimary);
        case "ArrowUp": return all.slice(0, Math.max(at, 0)).findLast(isPrimary);
        case "ArrowRight": return all[at + 1];
        case "ArrowLeft": return all[at - 1];
        case "Home": return all.find(isPrimary);
        case "End": return all.findLast(isPrimary);
        default: return null;
      }
    }

    list.addEventListener("keydown", (event) => {
      if (!/^(Arrow|Home|End)/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      next(event.key)?.focus();
    });
    list.addEventListener("focusin", (event) => {
      const button = event.target.closest("button");
      if (!button || button === current) return;
      current = button;
      refresh();
    });
    new MutationObserver(refresh).observe(list, { childList: true, subtree: true });
    refresh();
  }

  return { follow };
})();
