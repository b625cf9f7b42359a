'use strict';
// The values of the protocol as those of VS Code.

const vscode = require('vscode');

function range(value) {
  return new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
}

function outgoing(value) {
  const place = (position) => ({ line: position.line, character: position.character });
  return { start: place(value.start), end: place(value.end) };
}

function location(value) {
  return new vscode.Location(vscode.Uri.parse(value.uri), range(value.range));
}

function diagnostic(value) {
  // The protocol counts severities from 1, VS Code from 0.
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.code = value.code;
  result.source = value.source;
  // VS Code hands back the object that it was given, so that the program gets what it had said.
  result.data = value.data;
  result.relatedInformation = (value.relatedInformation ?? []).map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
  return result;
}

function completion(value) {
  // The protocol counts kinds from 1, VS Code from 0.
  const item = new vscode.CompletionItem(value.label, value.kind - 1);
  item.detail = value.detail;
  if (value.documentation) item.documentation = new vscode.MarkdownString(value.documentation.value);
  item.sortText = value.sortText;
  item.filterText = value.filterText;
  item.insertText = value.textEdit.newText;
  item.range = range(value.textEdit.range);
  return item;
}

function symbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange));
  result.children = value.children.map(symbol);
  return result;
}

function edit(value) {
  const result = new vscode.WorkspaceEdit();
  for (const [address, edits] of Object.entries(value.changes)) {
    for (const each of edits) result.replace(vscode.Uri.parse(address), range(each.range), each.newText);
  }
  return result;
}

function action(value) {
  const result = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
  result.edit = edit(value.edit);
  result.isPreferred = value.isPreferred;
  return result;
}

module.exports = { range, outgoing, location, diagnostic, completion, symbol, edit, action };
