/** A function that does `work` for the last of the wishes that come while it is busy. It returns when none is left. */
function newest(work) {
  let waiting = [];
  let running = null;
  async function run() {
    try {
      while (waiting.length > 0) {
        const [wish] = waiting;
        waiting = [];
        await work(wish);
      }
    } finally {
      running = null;
    }
  }
  return (wish) => {
    waiting = [wish];
    running ??= run();
    return running;
  };
}

// The cells of the chosen document as the server sends them, each time that something has changed.

const Live = (() => {
  const cells = new Map();
  let source = null;
  let asked = null;
  let shown = null;
  const listeners = [];

  function begin() {
    State.listen(["live"], connect);
    byID("refused-reset").addEventListener("click", () => State.set({
      live: new URLSearchParams({ document: Query.get("document") ?? "" }).toString(),
    }));
    connect();
  }

  /** Calls `listener` after each change. */
  const listen = (listener) => listeners.push(listener);

  function connect() {
    const document = Query.get("document");
    const address = Query.address("events");
    if (address === asked) return;
    asked = address;
    source?.close();
    source = new EventSource(address);
    source.addEventListener("change", (event) => receive(JSON.parse(event.data)));
    source.addEventListener("documents", () => Library.reload());
    source.addEventListener("written", (event) => Library.renew(JSON.parse(event.data).changed));
    source.addEventListener("open", () => { byID("live-state").classList.remove("lost"); });
    source.addEventListener("error", lose);
    Library.show(document === null);
  }

  /** Says why nothing comes: an address that is refused is not asked for again. */
  async function lose() {
    if (source.readyState !== EventSource.CLOSED) {
      say("The preview has ended, or is starting again.", true);
      return;
    }
    const answer = await fetch(Query.address("cells"));
    refuse(answer.ok ? "The preview has refused this page." : await answer.text());
  }

  /** Says why an address shows nothing, and how it shows something again. */
  function refuse(text) {
    const isEmpty = Model.cells.length === 0;
    say(isEmpty ? "" : text, true);
    document.title = "plumb preview";
    if (isEmpty) byID("title").textContent = "";
    document.body.classList.toggle("has-nothing", isEmpty);
    byID("nothing").hidden = true;
    byID("refused").hidden = !isEmpty;
    byID("refused-words").textContent = text;
  }

  function say(text, isLost = false) {
    byID("live-state").textContent = text;
    byID("live-state").classList.toggle("lost", isLost);
  }

  /** Shows what has changed in the files, and says when it is painted. */
  async function receive(news) {
    byID("refused").hidden = true;
    await apply(news);
    document.body.dataset.live = news.revision;
    document.body.dataset.shownAt = performance.timeOrigin + performance.now();
  }

  /** Shows what has changed. */
  async function apply(news) {
    Focus.keep(() => {
      const isOther = shown !== news.document;
      if (isOther) cells.clear();
      shown = news.document;
      // With mistakes there are pictures only where the page has none yet.
      if (isOther || news.problems.length === 0 || news.cells.length > 0) take(news);
      Mistakes.show(news);
      for (const listener of listeners) listener(news);
    });
    say(`${news.milliseconds} ms`);
    await painted();
  }

  function take(news) {
    for (const { data, pictures } of news.cells) {
      cells.set(data.index, Model.read(data, { content: pictures }));
    }
    for (const index of [...cells.keys()]) {
      if (index >= news.count) cells.delete(index);
    }
    renew();
  }

  /** When the browser has painted what is in the page now. */
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(null);
  }));

  function renew() {
    Model.put([...cells.values()].sort((a, b) => a.index - b.index));
    Visibility.forget();
    Highlight.renew();
    Grid.setLooks(() => looks());
    // As long as the pictures have the same sizes, those that fit are the same; to measure takes as long as to arrange them.
    if (Grid.renew()) Zoom.apply();
    Filters.renew();
    Findings.renew();
    Inspector.renew();
    Stage.renew();
    const [screen] = Model.screens;
    byID("title").textContent = screen ? Model.titleOf(screen) : "";
    document.title = [screen ? Model.titleOf(screen) : null, "plumb preview"].filter(Boolean).join(" – ");
  }

  /** The looks that the page asks for. */
  const looks = () => {
    const chosen = Query.list("look");
    return chosen.length > 0 ? chosen : ["plain", "wireframe"];
  };

  // `dragged` is what the page shows for a moment instead of what its address says.
  return { begin, listen, apply, looks, dragged: {} };
})();
