'use strict';
// A stand-in for the module `vscode`, which only exists inside of VS Code: as much of it as the extension uses.

const Module = require('node:module');

class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range {
  constructor(a, b, c, d) { Object.assign(this, { start: new Position(a, b), end: new Position(c, d) }); }
}
class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(`file://${encodeURI(path)}`); }
  get scheme() { return this.text.split(':')[0]; }
  get path() { return decodeURI(this.text.replace(/^[a-z]+:(\/\/)?/, '')); }
  get fsPath() { return this.path; }
  toString() { return this.text; }
}
const record = (...names) => class { constructor(...values) { names.forEach((name, i) => { this[name] = values[i]; }); } };
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri: uri.toString(), range, text }); }
}

/** A new VS Code with nothing open. */
function editor(settings = {}) {
  const listeners = { open: [], change: [], save: [], close: [], configuration: [] };
  const on = (name) => (listener) => { listeners[name].push(listener); return { dispose() {} }; };
  const state = { diagnostics: new Map(), providers: {}, commands: {}, panels: [], errors: [], log: '', contexts: {} };
  const provider = (name) => (selector, value) => { state.providers[name] = value; return { dispose() {} }; };
  const configuration = { get: (key) => settings[key] };
  const vscode = {
    Range, Position, Uri, WorkspaceEdit, ViewColumn: { Beside: -2 },
    Diagnostic: record('range', 'message', 'severity'),
    DiagnosticRelatedInformation: record('location', 'message'),
    Location: record('uri', 'range'), MarkdownString: record('value'), Hover: record('contents', 'range'),
    CompletionItem: record('label', 'kind'), CompletionList: record('items', 'isIncomplete'),
    DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
    DocumentHighlight: record('range'), FoldingRange: record('start', 'end'),
    CodeAction: record('title', 'kind'), CodeActionKind: { QuickFix: 'quickfix' },
    env: { asExternalUri: async (uri) => uri },
    commands: {
      registerCommand: (name, run) => { state.commands[name] = run; return { dispose() {} }; },
      executeCommand: async (name, ...args) => {
        if (name === 'setContext') { [, state.contexts[args[0]]] = args; return undefined; }
        return state.commands[name](...args);
      },
    },
    languages: {
      match: ({ pattern }, document) => (document.uri.path.includes(pattern.replaceAll('*', '')) ? 10 : 0),
      createDiagnosticCollection: () => ({
        set: (uri, all) => state.diagnostics.set(uri.toString(), all),
        delete: (uri) => state.diagnostics.delete(uri.toString()),
        clear: () => state.diagnostics.clear(), dispose() {},
      }),
      registerCompletionItemProvider: provider('completion'), registerHoverProvider: provider('hover'),
      registerDefinitionProvider: provider('definition'), registerReferenceProvider: provider('references'),
      registerDocumentHighlightProvider: provider('highlight'), registerDocumentSymbolProvider: provider('symbols'),
      registerRenameProvider: provider('rename'), registerCodeActionsProvider: provider('actions'),
      registerFoldingRangeProvider: provider('folding'),
    },
    window: {
      activeTextEditor: undefined,
      createOutputChannel: () => ({
        append: (text) => { state.log += text; }, appendLine: (text) => { state.log += `${text}\n`; }, dispose() {},
      }),
      showErrorMessage: (text) => { state.errors.push(text); },
      createWebviewPanel: (type, title) => {
        const panel = { type, title, webview: { html: '' }, reveals: 0, disposed: [] };
        panel.reveal = () => { panel.reveals += 1; };
        panel.onDidDispose = (listener) => panel.disposed.push(listener);
        panel.dispose = () => panel.disposed.forEach((listener) => listener());
        state.panels.push(panel);
        return panel;
      },
    },
    workspace: {
      textDocuments: [], workspaceFolders: undefined, getWorkspaceFolder: () => undefined,
      getConfiguration: () => configuration,
      onDidOpenTextDocument: on('open'), onDidChangeTextDocument: on('change'),
      onDidSaveTextDocument: on('save'), onDidCloseTextDocument: on('close'),
      onDidChangeConfiguration: on('configuration'),
    },
  };
  return { vscode, state, listeners };
}

/** A document whose text can be edited. */
function document(path, text, languageId = 'yaml') {
  return { uri: Uri.file(path), languageId, version: 1, text, getText() { return this.text; } };
}

/** The extension, loaded anew for a VS Code. */
function load(vscode) {
  const original = Module._load;
  Module._load = function loadModule(name, ...rest) {
    return name === 'vscode' ? vscode : original.call(this, name, ...rest);
  };
  try {
    for (const file of ['extension', 'convert', 'preview', 'client']) {
      delete require.cache[require.resolve(`../${file}.js`)];
    }
    return { extension: require('../extension.js'), preview: require('../preview.js') };
  } finally {
    Module._load = original;
  }
}

module.exports = { editor, document, load, Range };
