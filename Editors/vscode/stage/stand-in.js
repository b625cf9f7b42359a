'use strict';
// Behaves as `plumb lsp` or `plumb preview` do, or badly, as its first argument says.

const { MessageReader, framed } = require('../client.js');

const [mode, command, file] = process.argv.slice(2);

function preview() {
  console.error('serving');
  // In two parts, as a pipe may deliver it.
  process.stdout.write(`see http://127.0.0.1:45`);
  setTimeout(() => process.stdout.write(`67/token/?file=${encodeURIComponent(file)}\n`), 20);
  setInterval(() => {}, 1000);
}

function serve() {
  const reader = new MessageReader(({ id, method }) => {
    const send = (message) => {
      const bytes = framed({ jsonrpc: '2.0', ...message });
      // Byte by byte, in the middle of characters.
      for (const byte of bytes) process.stdout.write(Buffer.from([byte]));
    };
    if (mode === 'crash' && method === 'initialized') process.exit(3);
    if (mode === 'noise' && method === 'initialized') process.stdout.write('no header\r\n\r\n');
    if (method === 'initialize') send({ id, result: { capabilities: {} } });
    if (method === 'textDocument/hover' && mode !== 'silent') {
      send({ id, result: { contents: { value: 'größe 😀' }, range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } } });
    }
    if (method === '$/cancelRequest') send({ id: 2, error: { code: -32800, message: 'cancelled' } });
    if (method === 'textDocument/definition') send({ id, error: { code: -32602, message: 'not open' } });
    if (method === 'shutdown') send({ id, result: null });
    if (method === 'exit') process.exit(0);
  });
  process.stdin.on('data', (part) => reader.read(part));
  process.stdin.on('end', () => process.exit(1));
}

if (command === 'preview') preview();
else serve();
