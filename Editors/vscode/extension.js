'use strict';
// Starts `plumb lsp` for layout documents, and hands its answers to VS Code.

const vscode = require('vscode');
const { Client } = require('./client.js');
const convert = require('./convert.js');
const { Previews } = require('./preview.js');

const languages = ['plumb-layout', 'yaml', 'json'].map((language) => ({ language }));
const topKeys = /^["']?(views|subviews|screens|components|styles)["']?\s*:/m;

let running = null;

/** Whether a document is for the server: by its name, by a setting, or by the keys at its top. */
function isLayout(document) {
  if (document.uri.scheme !== 'file' && document.uri.scheme !== 'untitled') return false;
  // The plan of the tests beside documents.
  if (/\/plumb\.yaml$/.test(document.uri.path)) return true;
  if (document.languageId === 'plumb-layout' || /\.layout\.(ya?ml|json)$/i.test(document.uri.path)) return true;
  const patterns = vscode.workspace.getConfiguration('plumb', document.uri).get('files') ?? [];
  if (patterns.some((pattern) => vscode.languages.match({ pattern }, document) > 0)) return true;
  return document.languageId === 'yaml' && topKeys.test(document.getText());
}

/** How the program is started for a document. */
function settings(document) {
  const own = vscode.workspace.getConfiguration('plumb', document?.uri);
  const folder = document && vscode.workspace.getWorkspaceFolder(document.uri);
  return {
    program: own.get('path') || 'plumb',
    args: own.get('arguments') ?? [],
    folder: (folder ?? vscode.workspace.workspaceFolders?.[0])?.uri.fsPath,
  };
}

/** The server, with the documents that it knows. */
class Service {
  constructor(log) {
    this.log = log;
    this.open = new Map();
    this.diagnostics = vscode.languages.createDiagnosticCollection('plumb');
    this.failures = 0;
  }

  start() {
    const { program, args, folder } = settings(vscode.window.activeTextEditor?.document);
    this.client = new Client(program, [...args, 'lsp'], {
      folder,
      onNotification: (method, params) => this.receive(method, params),
      onLog: (text) => this.log.append(text),
      onExit: (reason) => this.ended(reason),
    });
    this.ready = this.client
      .initialize({ capabilities: { general: { positionEncodings: ['utf-16'] } }, rootUri: null })
      .then(() => {
        for (const document of vscode.workspace.textDocuments) this.opened(document);
      }, (error) => this.log.appendLine(String(error)));
    return this.ready;
  }

  receive(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.diagnostic));
    } else if (method === 'window/logMessage') {
      this.log.appendLine(params.message);
    }
  }

  /** A server that fails again and again is not started again without being asked for. */
  ended(reason) {
    this.diagnostics.clear();
    this.open.clear();
    this.log.appendLine(`plumb lsp: ${reason}`);
    this.failures += 1;
    if (this.failures <= 3) {
      this.start();
    } else {
      vscode.window.showErrorMessage(`Plumb's language server: ${reason}`);
    }
  }

  async stop() {
    await this.client?.stop();
    this.diagnostics.clear();
    this.open.clear();
  }

  // Documents

  opened(document) {
    const address = document.uri.toString();
    if (this.open.has(address) || !isLayout(document)) return;
    this.open.set(address, document.version);
    this.client.notify('textDocument/didOpen', {
      textDocument: {
        uri: address, languageId: document.languageId, version: document.version, text: document.getText(),
      },
    });
    this.tellMenus();
  }

  changed(event) {
    const address = event.document.uri.toString();
    if (!this.open.has(address)) return this.opened(event.document);
    if (event.contentChanges.length === 0) return undefined;
    this.client.notify('textDocument/didChange', {
      textDocument: { uri: address, version: event.document.version },
      // VS Code's ranges are all in the text before the first change, from the last one to the first.
      contentChanges: event.contentChanges.map((change) => ({
        range: convert.outgoing(change.range), text: change.text,
      })),
    });
    return undefined;
  }

  saved(document) {
    if (!this.open.has(document.uri.toString())) return;
    this.client.notify('textDocument/didSave', { textDocument: { uri: document.uri.toString() } });
  }

  closed(document) {
    const address = document.uri.toString();
    if (!this.open.delete(address)) return;
    this.client.notify('textDocument/didClose', { textDocument: { uri: address } });
    this.diagnostics.delete(document.uri);
    this.tellMenus();
  }

  tellMenus() {
    const addresses = [...this.open.keys()];
    vscode.commands.executeCommand('setContext', 'plumb.documents', addresses);
  }

  // Requests

  async ask(method, document, position, token, more = {}) {
    await this.ready;
    const address = document.uri.toString();
    if (!this.open.has(address)) return null;
    return this.client.request(`textDocument/${method}`, {
      textDocument: { uri: address },
      ...(position ? { position: { line: position.line, character: position.character } } : {}),
      ...more,
    }, token);
  }
}

function providers(service) {
  const register = vscode.languages;
  return [
    register.registerCompletionItemProvider(languages, {
      async provideCompletionItems(document, position, token) {
        const answer = await service.ask('completion', document, position, token);
        return answer && new vscode.CompletionList(answer.items.map(convert.completion), answer.isIncomplete);
      },
    }, '.', ':', ' ', '[', '$', '/'),
    register.registerHoverProvider(languages, {
      async provideHover(document, position, token) {
        const answer = await service.ask('hover', document, position, token);
        return answer && new vscode.Hover(new vscode.MarkdownString(answer.contents.value), convert.range(answer.range));
      },
    }),
    register.registerDefinitionProvider(languages, {
      async provideDefinition(document, position, token) {
        const answer = await service.ask('definition', document, position, token);
        return answer && convert.location(answer);
      },
    }),
    register.registerReferenceProvider(languages, {
      async provideReferences(document, position, context, token) {
        const answer = await service.ask('references', document, position, token, {
          context: { includeDeclaration: context.includeDeclaration },
        });
        return answer && answer.map(convert.location);
      },
    }),
    register.registerDocumentHighlightProvider(languages, {
      async provideDocumentHighlights(document, position, token) {
        const answer = await service.ask('documentHighlight', document, position, token);
        return answer && answer.map((item) => new vscode.DocumentHighlight(convert.range(item.range)));
      },
    }),
    register.registerDocumentSymbolProvider(languages, {
      async provideDocumentSymbols(document, token) {
        const answer = await service.ask('documentSymbol', document, null, token);
        return answer && answer.map(convert.symbol);
      },
    }),
    register.registerFoldingRangeProvider(languages, {
      async provideFoldingRanges(document, context, token) {
        const answer = await service.ask('foldingRange', document, null, token);
        return answer && answer.map((item) => new vscode.FoldingRange(item.startLine, item.endLine));
      },
    }),
    register.registerCodeActionsProvider(languages, {
      async provideCodeActions(document, range, context, token) {
        const answer = await service.ask('codeAction', document, null, token, {
          range: convert.outgoing(range),
          context: {
            diagnostics: context.diagnostics.map(({ range: place, data }) => ({ range: convert.outgoing(place), data })),
          },
        });
        return answer && answer.map(convert.action);
      },
    }, { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] }),
    register.registerRenameProvider(languages, {
      async prepareRename(document, position, token) {
        const answer = await service.ask('prepareRename', document, position, token);
        return answer && { range: convert.range(answer.range), placeholder: answer.placeholder };
      },
      async provideRenameEdits(document, position, newName, token) {
        const answer = await service.ask('rename', document, position, token, { newName });
        return answer && convert.edit(answer);
      },
    }),
  ];
}

async function activate(context) {
  const log = vscode.window.createOutputChannel('Plumb');
  const service = new Service(log);
  const previews = new Previews(settings);
  running = service;
  const workspace = vscode.workspace;
  context.subscriptions.push(
    log, service.diagnostics, previews, ...providers(service),
    workspace.onDidOpenTextDocument((document) => service.opened(document)),
    workspace.onDidChangeTextDocument((event) => service.changed(event)),
    workspace.onDidSaveTextDocument((document) => service.saved(document)),
    workspace.onDidCloseTextDocument((document) => service.closed(document)),
    workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration('plumb')) await vscode.commands.executeCommand('plumb.restart');
    }),
    vscode.commands.registerCommand('plumb.restart', async () => {
      await service.stop();
      service.failures = 0;
      await service.start();
    }),
    vscode.commands.registerCommand('plumb.showPreview', () => {
      const document = vscode.window.activeTextEditor?.document;
      if (document?.uri.scheme === 'file') return previews.show(document);
      return vscode.window.showErrorMessage('The preview shows documents that are saved as a file.');
    }));
  await service.start();
}

function deactivate() {
  return running?.stop();
}

module.exports = { activate, deactivate, isLayout };
