'use strict';
// The Language Server Protocol over a child process: messages with their lengths, requests with their answers. It knows
// nothing of VS Code.

const { spawn } = require('node:child_process');

/** Takes a stream of bytes apart into messages. */
class MessageReader {
  constructor(receive) {
    this.receive = receive;
    this.bytes = Buffer.alloc(0);
  }

  read(part) {
    this.bytes = Buffer.concat([this.bytes, part]);
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end < 0) return;
      const header = /content-length: *(\d+)/i.exec(this.bytes.toString('ascii', 0, end));
      if (!header) throw new Error('the server sent no length');
      const start = end + 4;
      const length = Number(header[1]);
      if (this.bytes.length < start + length) return;
      const text = this.bytes.toString('utf8', start, start + length);
      this.bytes = this.bytes.subarray(start + length);
      this.receive(JSON.parse(text));
    }
  }
}

function framed(message) {
  const body = Buffer.from(JSON.stringify(message), 'utf8');
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`, 'ascii'), body]);
}

/** A running server. */
class Client {
  /**
   * @param {string} program
   * @param {string[]} args
   * @param {{onNotification: (method: string, params: any) => void, onLog: (text: string) => void,
   *   onExit: (reason: string) => void, folder?: string}} events
   */
  constructor(program, args, events) {
    this.events = events;
    this.waiting = new Map();
    this.lastID = 0;
    this.isOver = false;
    this.isStopping = false;
    this.process = spawn(program, args, { cwd: events.folder, stdio: ['pipe', 'pipe', 'pipe'] });
    const reader = new MessageReader((message) => this.receive(message));
    this.process.stdout.on('data', (part) => {
      try {
        reader.read(part);
      } catch (error) {
        this.end(String(error.message));
        this.process.kill();
      }
    });
    this.process.stderr.on('data', (part) => events.onLog(part.toString('utf8')));
    // A server that is gone is told by `exit`; writing to it must not be an error of its own.
    this.process.stdin.on('error', () => {});
    this.process.on('error', (error) => this.end(`${program} cannot be started: ${error.message}`));
    this.process.on('exit', (status, signal) => this.end(`it ended with ${signal ?? status}`));
  }

  async initialize(parameters) {
    const result = await this.request('initialize', { processId: process.pid, ...parameters });
    this.notify('initialized', {});
    return result;
  }

  /** The answer; null where the request was cancelled or the server is gone. */
  request(method, params, token) {
    if (this.isOver) return Promise.resolve(null);
    const id = ++this.lastID;
    return new Promise((resolve, reject) => {
      const subscription = token?.onCancellationRequested(() => {
        this.notify('$/cancelRequest', { id });
      });
      this.waiting.set(id, { resolve, reject, subscription });
      this.send({ jsonrpc: '2.0', id, method, params });
    });
  }

  notify(method, params) {
    if (!this.isOver) this.send({ jsonrpc: '2.0', method, params });
  }

  send(message) {
    this.process.stdin.write(framed(message));
  }

  receive(message) {
    if (message.method !== undefined) {
      if (message.id === undefined) this.events.onNotification(message.method, message.params);
      else this.send({ jsonrpc: '2.0', id: message.id, error: { code: -32601, message: 'unknown' } });
      return;
    }
    const request = this.waiting.get(message.id);
    if (!request) return;
    this.waiting.delete(message.id);
    request.subscription?.dispose();
    if (message.error?.code === -32800) request.resolve(null);
    else if (message.error) request.reject(new Error(message.error.message));
    else request.resolve(message.result);
  }

  /** Asks the server to end, and ends it where it does not. */
  async stop() {
    if (this.isOver) return;
    this.isStopping = true;
    const late = setTimeout(() => this.process.kill(), 2000);
    await this.request('shutdown', null).catch(() => null);
    this.notify('exit', null);
    await new Promise((resolve) => {
      if (this.process.exitCode !== null || this.process.signalCode !== null) resolve();
      else this.process.once('exit', resolve);
    });
    clearTimeout(late);
  }

  end(reason) {
    if (this.isOver) return;
    this.isOver = true;
    for (const request of this.waiting.values()) {
      request.subscription?.dispose();
      request.resolve(null);
    }
    this.waiting.clear();
    if (!this.isStopping) this.events.onExit(reason);
  }
}

module.exports = { Client, MessageReader, framed };
