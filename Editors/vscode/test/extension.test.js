'use strict';
// The extension with a stand-in for VS Code, and with the program itself where PLUMB names it.

const test = require('node:test');
const assert = require('node:assert/strict');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { editor, document, load, Range } = require('../stage/vscode.js');

const standIn = path.join(__dirname, '..', 'stage', 'stand-in.js');
const badly = (mode) => ({ path: process.execPath, arguments: [standIn, mode] });
const program = process.env.PLUMB;

async function until(condition) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('what the test waits for does not happen');
}

async function started(settings) {
  const stage = editor(settings);
  const loaded = load(stage.vscode);
  await loaded.extension.activate({ subscriptions: [] });
  return { ...stage, ...loaded };
}

function show(stage, opened) {
  stage.vscode.workspace.textDocuments.push(opened);
  stage.listeners.open.forEach((listener) => listener(opened));
}

test('answers are read however their bytes arrive', async () => {
  const stage = await started(badly('well'));
  const screen = document('/a/b.layout.yaml', 'views: {}\n');
  show(stage, screen);
  const hover = await stage.state.providers.hover.provideHover(screen, { line: 0, character: 0 });
  assert.equal(hover.contents.value, 'größe 😀');
  await assert.rejects(stage.state.providers.definition.provideDefinition(screen, { line: 0, character: 0 }), /not open/);
  await stage.extension.deactivate();
});

test('a request that VS Code takes back is answered with nothing', async () => {
  const stage = await started(badly('silent'));
  const screen = document('/a/b.layout.yaml', 'views: {}\n');
  show(stage, screen);
  let cancel;
  const token = { onCancellationRequested: (listener) => { cancel = listener; return { dispose() {} }; } };
  const hover = stage.state.providers.hover.provideHover(screen, { line: 0, character: 0 }, token);
  await until(() => cancel);
  cancel();
  assert.equal(await hover, null);
  await stage.extension.deactivate();
});

for (const [mode, reason] of [['crash', /ended with 3/], ['noise', /no length/]]) {
  test(`a server that ends (${mode}) is started three times again, and then reported`, async () => {
    const stage = await started(badly(mode));
    await until(() => stage.state.errors.length > 0);
    assert.match(stage.state.log, reason);
    assert.equal(stage.state.errors.length, 1);
    const screen = document('/a/b.layout.yaml', 'views: {}\n');
    show(stage, screen);
    assert.equal(await stage.state.providers.hover.provideHover(screen, { line: 0, character: 0 }), null);
    await stage.extension.deactivate();
  });
}

test('a program that is not there is reported', async () => {
  const stage = await started({ path: '/nowhere/plumb', arguments: [] });
  await until(() => stage.state.errors.length > 0);
  assert.match(stage.state.errors[0], /cannot be started/);
  await stage.extension.deactivate();
});

test('layout documents are told from other files', () => {
  const stage = editor({ files: ['**/Screens/*'] });
  const { extension } = load(stage.vscode);
  const cases = [
    ['/a/b.layout.yaml', 'yaml', '', true], ['/a/b.yaml', 'yaml', 'name: x\nviews:\n  a: {}\n', true],
    ['/a/b.yaml', 'yaml', 'components: {}\n', true], ['/a/b.yaml', 'yaml', 'on:\n  views: 1\n', false],
    ['/a/docker-compose.yml', 'yaml', 'services: {}\n', false], ['/a/Screens/b.yaml', 'yaml', '', true],
    ['/a/b.json', 'json', '{"views": {}}', false], ['/a/b.layout.json', 'json', '{}', true],
    ['/a/b.yaml', 'plumb-layout', '', true],
  ];
  for (const [file, language, text, expected] of cases) {
    assert.equal(extension.isLayout(document(file, text, language)), expected, `${file}: ${text}`);
  }
});

test('the preview is shown in a frame of its own', async () => {
  const stage = await started(badly('well'));
  stage.vscode.window.activeTextEditor = { document: document('/a/<b>.yaml', 'views: {}\n') };
  await stage.state.commands['plumb.showPreview']();
  const [panel] = stage.state.panels;
  await until(() => panel.webview.html.includes('<iframe'));
  assert.ok(panel.webview.html.includes('src="http://127.0.0.1:4567/token/?file=%2Fa%2F%3Cb%3E.yaml"'));
  assert.ok(panel.webview.html.includes("frame-src http://127.0.0.1:4567;"));
  // The same document has one panel.
  await stage.state.commands['plumb.showPreview']();
  assert.equal(stage.state.panels.length, 1);
  assert.equal(panel.reveals, 1);
  panel.dispose();
  await stage.state.commands['plumb.showPreview']();
  assert.equal(stage.state.panels.length, 2);
  stage.state.panels[1].dispose();
  await stage.extension.deactivate();
});

test('only addresses on this machine are shown', () => {
  const { preview } = load(editor().vscode);
  assert.equal(preview.address('http://127.0.0.1:80/x y'), 'http://127.0.0.1:80/x');
  assert.equal(preview.address('http://example.com:80/'), null);
  assert.equal(preview.address('http://127.0.0.1.example.com:80/'), null);
  assert.ok(!preview.page('http://127.0.0.1:1/?"><script>').includes('<script>'));
});

test('the program answers, and follows edits', { skip: program ? false : 'PLUMB does not name the program' }, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumb-'));
  const stage = await started({ path: program, arguments: [] });
  const file = path.join(folder, 'größe.layout.yaml');
  const text = 'views:\n  title: {class: lable, text: 😀}\nconstraints:\n  - title.top = root.top\n';
  fs.writeFileSync(file, text);
  const screen = document(file, text);
  show(stage, screen);
  const address = screen.uri.toString();
  await until(() => stage.state.diagnostics.get(address)?.length > 0);
  const [first] = stage.state.diagnostics.get(address);
  assert.match(first.message, /there is no class/);
  assert.deepEqual(first.range, new Range(1, 17, 1, 22));
  const [action] = await stage.state.providers.actions.provideCodeActions(screen, first.range, { diagnostics: [first] });
  assert.equal(action.title, 'Change “lable” to “label”');
  assert.deepEqual(action.edit.edits, [{ uri: address, range: new Range(1, 17, 1, 22), text: 'label' }]);
  const folds = await stage.state.providers.folding.provideFoldingRanges(screen);
  assert.deepEqual(folds.map(({ start, end }) => [start, end]), [[0, 1], [2, 3]]);
  // The edit as VS Code tells it.
  screen.text = text.replace('lable', 'label');
  screen.version = 2;
  stage.listeners.change.forEach((listener) => listener({
    document: screen, contentChanges: [{ range: new Range(1, 17, 1, 22), text: 'label' }],
  }));
  await until(() => !stage.state.diagnostics.get(address)?.some((each) => /no class/.test(each.message)));
  const { providers } = stage.state;
  const completion = await providers.completion.provideCompletionItems(screen, { line: 1, character: 19 });
  const [item] = completion.items;
  assert.equal(item.label, 'label');
  assert.deepEqual(item.range, new Range(1, 17, 1, 22));
  const definition = await providers.definition.provideDefinition(screen, { line: 3, character: 6 });
  assert.deepEqual(definition.range, new Range(1, 2, 1, 7));
  const references = await providers.references.provideReferences(
    screen, { line: 1, character: 3 }, { includeDeclaration: true });
  assert.equal(references.length, 2);
  const hover = await providers.hover.provideHover(screen, { line: 1, character: 3 });
  assert.match(hover.contents.value, /label/);
  const [symbol] = await providers.symbols.provideDocumentSymbols(screen);
  assert.equal(symbol.name, 'title');
  const edit = await providers.rename.provideRenameEdits(screen, { line: 1, character: 3 }, 'head');
  assert.deepEqual(edit.edits.map((each) => each.text), ['head', 'head']);
  await assert.rejects(providers.rename.provideRenameEdits(screen, { line: 1, character: 3 }, '2'), /no name/);
  stage.listeners.close.forEach((listener) => listener(screen));
  assert.equal(stage.state.diagnostics.get(address), undefined);
  await stage.extension.deactivate();
  fs.rmSync(folder, { recursive: true });
});
