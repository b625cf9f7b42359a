// The page's data: cells, their screens, and findings. A finding that several cells share is one. A saved page
// reads its blocks once; a live one gets new cells while it is open.

const Model = (() => {
  // The locale is the first of a screen's traits. The cells of another screen are a group of their own.
  const allTraits = ["locale", ...Traits.map(({ name }) => name)
    .filter((name) => !["locale", "screen"].includes(name))];
  let [cells, traits, screens, findings] = [[], [], [], []];
  let byIndex = new Map();
  put([...document.querySelectorAll(".cell-data")]
    .map((block) => read(JSON.parse(block.textContent), block.nextElementSibling)));

  /** Shows these cells and no others. */
  function put(read) {
    cells = read;
    for (const cell of cells) cell.hits = [];
    // A trait that no document makes use of is told nowhere.
    traits = allTraits.filter((trait) => trait !== "variant" || valuesOf(cells, trait).length > 1);
    byIndex = new Map(cells.map((cell) => [cell.index, cell]));
    screens = screensOf(cells);
    findings = findingsOf(cells);
  }

  /** A cell of its data. `picture` is what `Pictures` takes. */
  function read(cell, picture) {
    // The cell's own screen takes the place of its name.
    cell.screenName = cell.screen ?? null;
    cell.variant ??= cell.words.variant;
    cell.views = Shared.value(cell.views).map((what, index) => {
      const frame = cell.frames.slice(index * 4, index * 4 + 4);
      return { ...what, frame, shown: frame, ...(cell.seen[index] || {}) };
    });
    cell.picture = picture;
    cell.viewsByID = new Map(cell.views.map((view) => [view.id, view]));
    cell.changesByID = new Map(cell.changes.map((change) => [change.view, change]));
    return cell;
  }

  /** The screens: all cells of a document are one screen, which has the views of all of them, unless the
   * document itself has several. */
  function screensOf(cells) {
    const byKey = new Map();
    for (const cell of cells) {
      const key = JSON.stringify([cell.document, cell.screenName]);
      let screen = byKey.get(key);
      if (!screen) {
        screen = {
          index: byKey.size, document: cell.document, name: cell.name, ownName: cell.screenName, cells: [],
        };
        byKey.set(key, screen);
      }
      screen.cells.push(cell);
      cell.screen = screen;
    }
    const screens = [...byKey.values()];
    for (const screen of screens) {
      screen.varying = traits.filter((trait) => varies(trait, screen.cells));
      screen.groups = groupsOf(screen);
      screen.cells = screen.groups.flatMap((group) => group.cells);
      screen.locales = localesOf(screen);
      screen.isMatrix = screen.groups.length > 1 && screen.locales.length > 1;
      screen.turned = screen.locales.flatMap(({ locale }) => screen.groups
        .flatMap((group) => group.cells.filter((cell) => cell.locale === locale)));
      for (const cell of screen.cells) cell.short = shortName(cell);
    }
    return screens;
  }

  /** The groups of a screen's cells. Where other traits than the locale vary, the cells that differ only in
   * their locale form a group, so that a language has the same column in each. The source language comes
   * first. */
  function groupsOf(screen) {
    const others = screen.varying.filter((trait) => trait !== "locale");
    const isGrouped = screen.varying.includes("locale") && others.length > 0;
    const byTitle = new Map();
    for (const cell of screen.cells) {
      const title = isGrouped ? others.map((trait) => wordsOf(cell, trait)).join(" · ") : "";
      if (!byTitle.has(title)) byTitle.set(title, { title, cells: [] });
      const group = byTitle.get(title);
      group.cells.push(cell);
      cell.group = group;
    }
    const groups = [...byTitle.values()];
    for (const group of groups) {
      group.cells.sort((a, b) => b.reference - a.reference || a.index - b.index);
    }
    return groups;
  }

  /** The locales of a screen, each with its name; that of the source language comes first. */
  function localesOf(screen) {
    const locales = new Map();
    for (const cell of [...screen.cells].sort((a, b) => b.reference - a.reference)) {
      const { locale, language } = cell;
      if (!locales.has(locale)) locales.set(locale, { locale, language });
    }
    return [...locales.values()];
  }

  /** All text in which the search looks, made at the first search. */
  function wordsToSearch(cell) {
    cell.searched ??= [
      titleOf(cell.screen), cell.document, cell.language, ...traits.map((trait) => cell[trait]),
      ...traits.map((trait) => wordsOf(cell, trait)), ...cell.findings.flatMap(({ rule, message }) => [rule, message]),
      ...cell.views.flatMap(({ id, texts }) => [id, ...(texts ?? []).map(({ string }) => string)]),
    ].join("\n").toLowerCase();
    return cell.searched;
  }

  /** The cell that a cell is compared with: the source language in its group, or else in its screen. */
  function referenceOf(cell) {
    const isReference = (other) => other.reference;
    return cell.group.cells.find(isReference) ?? cell.screen.cells.find(isReference) ?? null;
  }

  /** Whether a trait tells the cells of a screen apart; a direction that follows from the locale does not. */
  function varies(trait, cells) {
    if (trait !== "direction") return valuesOf(cells, trait).length > 1;
    const locales = new Set(cells.map((cell) => cell.locale));
    const pairs = new Set(cells.map((cell) => `${cell.locale} ${cell.direction}`));
    return pairs.size > locales.size;
  }

  /** The views of a screen in document order, with their depths. Made at the first call. */
  function viewsOf(screen) {
    screen.views ??= (() => {
      const views = new Map();
      for (const cell of screen.cells) {
        const depths = [];
        for (const view of cell.views) {
          depths.push(view.parent === null ? 0 : depths[view.parent] + 1);
          if (!views.has(view.id)) {
            views.set(view.id, { id: view.id, class: view.class, depth: depths.at(-1) });
          }
        }
      }
      return [...views.values()];
    })();
    return screen.views;
  }

  /** A trait's value in words; locales have their tags. */
  function wordsOf(cell, trait) {
    return cell.words[trait] ?? cell[trait];
  }

  /** The cell's locale tag, and the other traits that tell the cells of its screen apart. */
  function shortName(cell) {
    const others = cell.screen.varying.filter((trait) => trait !== "locale");
    return [cell.locale, ...others.map((trait) => wordsOf(cell, trait))].join(" · ");
  }

  /** The cell's name, with that of its screen where there are several screens. */
  const fullName = (cell) =>
    (screens.length > 1 ? `${titleOf(cell.screen)}: ` : "") + `${cell.language}, ${cell.short}`;

  /** The name of a screen in a document of several is added, unless it is all of the title. */
  const titleOf = ({ name, document, ownName }) => (ownName === null || ownName === name
    ? name ?? document : `${name ?? document} · ${ownName}`);

  function valuesOf(cells, trait) {
    return [...new Set(cells.map((cell) => cell[trait]))];
  }

  /** The findings, the worst first and then in the order in which cells have them. Findings about the same view are not
   * told apart by their messages, because these may quote translated texts. */
  function findingsOf(cells) {
    const byKey = new Map();
    for (const screen of screens) {
      for (const cell of screen.cells) {
        for (const found of cell.findings) {
          const subject = found.view ?? found.message;
          const key = JSON.stringify([
            screen.index, found.rule, found.severity, found.view !== undefined, subject,
            found.line ?? null, found.column ?? null,
          ]);
          let finding = byKey.get(key);
          if (!finding) {
            finding = {
              number: 0, rule: found.rule, severity: found.severity,
              view: found.view ?? null, screen, hits: [],
            };
            byKey.set(key, finding);
          }
          const hit = { finding, cell, message: found.message, hint: found.hint ?? null, found };
          finding.hits.push(hit);
          cell.hits.push(hit);
        }
      }
    }
    const rank = ({ severity }) => Severities.indexOf(severity);
    const findings = [...byKey.values()].sort((a, b) => rank(a) - rank(b));
    for (const [index, finding] of findings.entries()) finding.number = index + 1;
    return findings;
  }

  /** Whether there are too many cells to show those of all screens at once. */
  const isLarge = () => screens.length > 1 && cells.length > 400;

  const hasChanged = (cell) => cell.changes.length > 0;

  /** How the view differs from the source language in this cell: the class of the change, and words. */
  function changeOf(cell, id) {
    if (cell.reference) return { kind: "source", text: "source" };
    const change = cell.changesByID.get(id);
    if (!change) return { kind: "same", text: "as in the source" };
    if (!change.before) return { kind: "changed", text: "not shown in the source" };
    if (!change.after) return { kind: "changed", text: "shown in the source only" };
    return { kind: "changed", text: Geometry.difference(change.before, change.after) };
  }

  return {
    get traits() { return traits; },
    get cells() { return cells; },
    get byIndex() { return byIndex; },
    get screens() { return screens; },
    get findings() { return findings; },
    put, read, allTraits, viewsOf, referenceOf, valuesOf, wordsOf, wordsToSearch, fullName, titleOf,
    isLarge, hasChanged, changeOf,
  };
})();
