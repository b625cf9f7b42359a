// The cells of one screen as a table with a row for each device, text size and so on, and a column for
// each language, or turned. Its heads stay in sight.

const Matrix = (() => {
  /** The matrix of a screen. `elementOf` gives the element of a cell. */
  function create(screen, elementOf) {
    const table = make("table", { class: "matrix" });
    const matrix = { screen, table, rows: [], columns: [] };
    fill(matrix, elementOf);
    return matrix;
  }

  const groupHead = (group) => ({ group, content: () => make("h3", { text: group.title }) });
  const localeHead = ({ locale, language }) => ({ locale, content: () => make("span", { class: "name" },
    make("bdi", { class: "language", lang: locale, text: language }), " ",
    language === locale ? null : make("span", { class: "tag-of-head", text: locale })) });

  /** Fills the table as the reader has turned it. The cells' elements are moved, and stay as they are. */
  function fill(matrix, elementOf) {
    const { screen, table } = matrix;
    const { turned } = State.get();
    const [groups, locales] = [screen.groups.map(groupHead), screen.locales.map(localeHead)];
    const [rows, columns] = turned ? [locales, groups] : [groups, locales];
    const heads = columns.map(({ content }) => make("th", { scope: "col" }, content()));
    matrix.columns = heads.map((head) => ({ head, cells: [], places: [] }));
    matrix.rows = rows.map((row) => {
      const cells = [];
      const places = columns.map((column, index) => {
        const cell = cellAt(row, column);
        const place = make("td", {}, cell ? elementOf(cell) : null);
        matrix.columns[index].places.push(place);
        if (cell) {
          cells.push(cell);
          matrix.columns[index].cells.push(cell);
        }
        return place;
      });
      return {
        cells, element: make("tr", {}, make("th", { scope: "row" }, row.content()), ...places),
      };
    });
    table.replaceChildren(
      make("thead", {}, make("tr", {}, make("td", { class: "corner" }), ...heads)),
      make("tbody", {}, ...matrix.rows.map(({ element }) => element)));
  }

  /** Lets a matrix be about the same cells of a screen that has been read again. */
  function renew(matrix, screen, cellOf) {
    matrix.screen = screen;
    for (const line of [...matrix.rows, ...matrix.columns]) line.cells = line.cells.map(cellOf);
  }

  function cellAt(row, column) {
    const { group, locale } = { ...row, ...column };
    return group.cells.find((cell) => cell.locale === locale);
  }

  /** Hides the rows and columns without any visible cell. */
  function filter({ rows, columns }, visible) {
    const isEmpty = (cells) => !cells.some((cell) => visible.has(cell));
    for (const { element, cells } of rows) element.hidden = isEmpty(cells);
    for (const { head, cells, places } of columns) {
      const hidden = isEmpty(cells);
      for (const element of [head, ...places]) element.hidden = hidden;
    }
  }

  return { create, fill, renew, filter };
})();
