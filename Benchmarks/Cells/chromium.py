"""Drives Debian's Chromium without a window over a pair of pipes, and adds up what its processes use."""
import base64, json, os, select, shutil, signal, subprocess, tempfile, time

TICKS = os.sysconf("SC_CLK_TCK")


class Chromium:
    """One browser in a session of its own, so that all its processes can be found and ended."""

    def __init__(self, wait=30):
        self.folder = tempfile.mkdtemp(prefix="cells-chromium-")
        self.number, self.buffer, self.wait = 0, b"", wait
        their_input, self.output = os.pipe()
        self.input, their_output = os.pipe()
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-extensions",
                   "--disable-background-networking", "--disable-component-update", "--no-first-run",
                   "--disable-dev-shm-usage", "--hide-scrollbars", "--force-color-profile=srgb",
                   "--user-data-dir=" + self.folder, "--remote-debugging-pipe", "about:blank"]
        # A shell puts the pipes where Chromium expects them, as descriptors 3 and 4.
        shell = 'exec "$@" 3<&%d 4>&%d' % (their_input, their_output)
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash"] + command, pass_fds=(their_input, their_output),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(their_input)
        os.close(their_output)

    def send(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], self.wait)[0]:
                raise TimeoutError(f"no answer from Chromium for {self.wait} seconds")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise RuntimeError("Chromium has ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, html, width, height, scale):
        """Shows a page and returns its session."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable", session)
        self.send("Emulation.setDeviceMetricsOverride", session, width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)
        frame = self.send("Page.getFrameTree", session)["frameTree"]["frame"]["id"]
        self.send("Page.setDocumentContent", session, frameId=frame, html=html)
        return session

    def picture(self, session, script):
        """Runs a script in the page and returns the PNG of what it shows then."""
        result = self.send("Runtime.evaluate", session, expression=script)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["text"])
        # Without optimizeForSpeed the PNG is compressed as a file that is kept would be.
        answer = self.send("Page.captureScreenshot", session, format="png")
        return base64.b64decode(answer["data"])

    def processes(self):
        """The processes of the browser, with their fields after the name in /proc/PID/stat."""
        found = {}
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/stat") as file:
                        fields = file.read().rsplit(") ", 1)[1].split()
                except OSError:
                    continue
                if int(fields[3]) == self.process.pid:
                    found[int(name)] = fields
        return found

    def seconds(self):
        """Processor time of all processes, and of those that ended and were waited for."""
        return sum(sum(map(int, fields[11:15])) for fields in self.processes().values()) / TICKS

    def memory(self):
        """Resident memory in MB, what processes share counted once."""
        total = 0
        for process in self.processes():
            try:
                with open(f"/proc/{process}/smaps_rollup") as file:
                    total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
            except OSError:
                continue
        return total / 1024

    def close(self):
        for sent in (signal.SIGTERM, signal.SIGKILL):
            end = time.monotonic() + 3
            for process in self.processes():
                try:
                    os.kill(process, sent)
                except ProcessLookupError:
                    pass
            while len(self.processes()) > 1 and time.monotonic() < end:
                self.process.poll()
                time.sleep(0.05)
        self.process.wait()
        os.close(self.input)
        os.close(self.output)
        shutil.rmtree(self.folder, ignore_errors=True)
