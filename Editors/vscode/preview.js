'use strict';
// The live preview in a panel: `plumb preview` serves a page on this machine, and the panel shows it.

const { spawn } = require('node:child_process');
const vscode = require('vscode');

/** The address of a page on this machine that a program has printed; null while there is none. */
function address(text) {
  return /http:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+\/\S*/.exec(text)?.[0] ?? null;
}

function escaped(text) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A page that only shows another one. It runs no script, and loads nothing from elsewhere. */
function page(source) {
  const origin = new URL(source).origin;
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; frame-src ${escaped(origin)}; style-src 'unsafe-inline'">
<style>html, body, iframe { margin: 0; padding: 0; border: 0; width: 100%; height: 100%; }
body { overflow: hidden; } iframe { display: block; }</style>
<title>Preview</title></head>
<body><iframe src="${escaped(source)}" title="Preview"></iframe></body></html>`;
}

function message(text) {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'"></head>
<body><pre>${escaped(text)}</pre></body></html>`;
}

/** The panels by the path of their document. */
class Previews {
  constructor(settings) {
    this.settings = settings;
    this.panels = new Map();
  }

  show(document) {
    const file = document.uri.fsPath;
    const known = this.panels.get(file);
    if (known) {
      known.reveal(vscode.ViewColumn.Beside);
      return known;
    }
    const name = file.split(/[\\/]/).pop();
    const panel = vscode.window.createWebviewPanel(
      'plumb.preview', `Preview of ${name}`, { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
      // The frame is a page of its own and may run its scripts; this one has none.
      { enableScripts: true, retainContextWhenHidden: true });
    panel.webview.html = message('The preview is being started …');
    this.panels.set(file, panel);
    const { program, args, folder } = this.settings(document);
    const child = spawn(program, [...args, 'preview', file], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    let isShown = false;
    const read = async (part) => {
      if (isShown) return;
      printed += part.toString('utf8');
      const found = address(printed);
      if (!found) return;
      isShown = true;
      // On another machine, or in a container, the port is reached by another address.
      const outside = await vscode.env.asExternalUri(vscode.Uri.parse(found));
      panel.webview.html = page(outside.toString(true));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const failed = (reason) => {
      if (this.panels.get(file) === panel) {
        panel.webview.html = message(`The preview has ended: ${reason}\n\n${printed}`);
      }
    };
    child.on('error', (error) => failed(`${program} cannot be started: ${error.message}`));
    child.on('exit', (status, signal) => failed(String(signal ?? status)));
    panel.onDidDispose(() => {
      this.panels.delete(file);
      child.kill();
    });
    return panel;
  }

  dispose() {
    for (const panel of [...this.panels.values()]) panel.dispose();
  }
}

module.exports = { Previews, address, page };
