"""Runs plumb on hostile projects, by seed, and proves what docs/security.md promises (for Scripts/fuzz program):

  fuzz_program.py PROGRAM KEPT [--seconds N] [--runs N] [--seed S] [--slow FACTOR]

Each run ends in time and memory with a status that the manual has, and with a message where that is not 0. It
prints no control characters. No file outside the project is told, changed or made, and no input is changed. A project
that breaks one of these is kept in the folder KEPT with its commands, and the script ends with status 1.

Time is the processor's, so that other work on the machine matters little; `--slow` is for slow machines.
"""
import argparse, hashlib, os, random, re, resource, shutil, signal, subprocess, sys, tempfile, threading, time
import hostile_projects
from hostile_projects import Link, Pipe, SECRET

# The limits in seconds of the processor: for a project of at most 20 KB, for any, and for several cells of one.
SMALL, LARGE, SEVERAL = 2, 5, 10
MEGABYTE = 1 << 20
STATUSES = {0, 1, 2, 3, 4, 64, 65, 74}

COMMANDS = [
    "check a.yaml", "check a.yaml b.yaml", "check a.yaml --format json", "check a.yaml --format sarif",
    "check a.yaml --format junit", "check a.yaml --format github", "check a.yaml --locale all", "render a.yaml -o o.png", "render a.yaml -o Out/ --style plain",
    "render a.yaml -o Out/a.svg --show findings,names,constraints", "render a.yaml -o o.pdf", "frames a.yaml",
    "frames a.yaml --format json", "compare a.yaml -o o.html --locale all --text-size large,accessibility3",
    "compare a.yaml -o o.png --device iphone-se,ipad", "compare a.yaml -o o.md --pseudo accented", "headroom a.yaml",
    "headroom a.yaml -o Out/room.png", "explain a.yaml v1.left", "explain a.yaml t.width", "test . -o r/", "test a.yaml",
    "check -", "render x.xib -o o.png", "check x.xib b.yaml", "prune . --delete", "schema", "render - -o p.png"]
# Commands in a row, between which a word in capitals changes the project.
ROWS = [
    ["test . -o r/", "EDIT", "test . -o r/", "accept *", "test . -o r/"],
    ["test a.yaml", "FORGE", "test a.yaml -o r/"], ["test . --record all", "FORGE", "prune . --delete", "accept *"],
    ["test a.yaml", "EDIT", "test a.yaml", "FORGE", "accept *"],
    ["test a.yaml -o r1/", "FORGE", "merge r1/report.json r1/report.json -o m.json"],
    ["test a.yaml -o r1/", "FORGE", "merge r1/index.html r1/index.html -o m.html"],
    ["compare a.yaml -o c.json", "compare a.yaml -o d.json --appearance dark", "FORGE", "merge c.json d.json -o m.json"],
    ["compare a.yaml -o c.html", "FORGE", "merge c.html c.html -o m.html"],
    ["check a.yaml --format json -o f.json", "FORGE", "merge f.json f.json -o m.json"]]
# What plumb wrote and a stranger changes afterwards.
FORGED = re.compile(r"\.frames\.json$|\.png$|^r1/|^[cdf]\.(json|html)$")
ODD_NAMES = [b"a.yaml", b"a.yaml", b"\x1b[2Jb.yaml", b"x\n```\ny.yaml", b"\xff\xfe.yaml", b"-o.yaml", b"`x`.yaml"]


class Sandbox:
    """The folders of one project."""

    def __init__(self, files):
        self.root = tempfile.mkdtemp(prefix="plumb-fuzz-")
        self.project = f"{self.root}/project"
        for name in ["project", "outside/folder", "home", "tmp"]: os.makedirs(f"{self.root}/{name}")
        for name in hostile_projects.OUTSIDE:
            with open(f"{self.root}/outside/{name}", "w") as file: file.write(f'"{SECRET}" = "{SECRET}";\n')
        # A folder stands where another ingredient has put a file or link only once.
        for path, data in list(files.items()):
            try: self.write(path, data)
            except OSError: del files[path]
        self.size = sum(len(data) for data in files.values() if isinstance(data, bytes))
        self.inputs = {path: data for path, data in files.items() if isinstance(data, bytes)}

    def write(self, path, data):
        path = os.path.join(os.fsencode(self.project), os.fsencode(path))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        if isinstance(data, Link): os.symlink(data.target, path)
        elif isinstance(data, Pipe): os.mkfifo(path)
        else:
            with open(path, "wb") as file: file.write(data)

    def outside(self):
        """All that lies outside the project, with what it contains and when it changed."""
        found = {}
        for folder, folders, files in os.walk(self.root):
            if folder == self.root: folders.remove("project")
            for name in folders + files:
                path = os.path.join(folder, name)
                if "/home/.cache" in path: continue
                told = os.lstat(path)
                held = open(path, "rb").read() if os.path.isfile(path) else b""
                found[path] = (told.st_mode, told.st_mtime_ns if held else 0, held)
        return found

    def written(self):
        """The files that are in the project and were not there before."""
        for folder, _, files in os.walk(os.fsencode(self.project)):
            for name in files:
                path = os.path.join(folder, name)
                key = os.fsdecode(os.path.relpath(path, os.fsencode(self.project)))
                if key not in self.inputs and os.path.isfile(path) and not os.path.islink(path): yield key, path

    def remove(self): shutil.rmtree(self.root, ignore_errors=True)


class Run:
    """One run of the program. `mistake` says what is wrong with it; None where nothing is."""

    def __init__(self, program, words, box, random, slow):
        self.words, self.box, self.slow = words, box, slow
        self.isShort = random.random() < 0.08
        self.stop = random.uniform(0.02, 1) if random.random() < 0.04 else None
        self.isCI = random.random() < 0.3
        environment = {"HOME": f"{box.root}/home", "TMPDIR": f"{box.root}/tmp", "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
                       "TOKEN": SECRET}
        if self.isCI: environment["CI"] = "true"
        before = box.outside()
        self.execute([program] + words, environment)
        self.mistake = self.judged(before)

    def limits(self):
        resource.setrlimit(resource.RLIMIT_CPU, (90, 90))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if self.isShort: resource.setrlimit(resource.RLIMIT_AS, (300_000 << 10, 300_000 << 10))

    def execute(self, words, environment):
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors, \
                open(f"{self.box.project}/a.yaml", "rb") as document:
            process = subprocess.Popen(words, cwd=self.box.project, env=environment, stdin=document, stdout=out,
                                       stderr=errors, preexec_fn=self.limits)
            self.isHung, stopped = False, None

            # By number, because Popen's own methods take the status of a process that has ended, which is then
            # not there for wait4.
            def end():
                self.isHung = True
                os.kill(process.pid, signal.SIGKILL)

            def stop():
                nonlocal stopped
                stopped = time.monotonic()
                os.kill(process.pid, signal.SIGTERM)

            timers = [threading.Timer(120 * self.slow, end)]
            if self.stop: timers.append(threading.Timer(self.stop, stop))
            for timer in timers: timer.start()
            _, status, used = os.wait4(process.pid, 0)
            for timer in timers: timer.cancel()
            process.returncode = self.status = os.waitstatus_to_exitcode(status)
            self.lag = time.monotonic() - stopped if stopped else 0
            self.seconds, self.memory = used.ru_utime + used.ru_stime, used.ru_maxrss * 1024
            out.seek(0), errors.seek(0)
            self.out, self.errors = out.read(), errors.read()

    def judged(self, before):
        told = self.out + self.errors
        if self.isHung: return "did not end"
        if self.stop and self.lag > 5: return f"ended {self.lag:.1f} s after SIGTERM"
        if self.status not in STATUSES and not (self.stop and self.status in (143, -15)): return f"status {self.status}"
        if self.status > 0 and not told.strip() and "-o" not in self.words: return f"status {self.status} without a message"
        if SECRET.encode() in told: return "told what is outside"
        if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", told): return "printed a control character"
        if self.box.outside() != before: return "changed what is outside"
        total = 0
        for key, path in self.box.written():
            size = os.path.getsize(path)
            total += size
            if size < 4 * MEGABYTE and SECRET.encode() in open(path, "rb").read(): return f"told in {key} what is outside"
        if total > 100 * MEGABYTE: return f"wrote {total // MEGABYTE} MB"
        for path, data in self.box.inputs.items():
            if not FORGED.search(path) and open(f"{self.box.project}/{path}", "rb").read() != data:
                return f"changed {path}"
        if self.memory > 1024 * MEGABYTE: return f"took {self.memory // MEGABYTE} MB"
        if self.seconds > self.allowed() * self.slow: return f"took {self.seconds:.2f} s, {self.allowed()} are allowed"
        return None

    def allowed(self):
        documents = sum(1 for path in self.box.inputs if path.endswith((".yaml", ".xib")))
        if " . " in f" {' '.join(self.words)} " and documents > 1: return SEVERAL
        if "plumb.yaml" in self.box.inputs or re.search(r"--locale|--text-size|--device", " ".join(self.words)): return SEVERAL
        return SMALL if self.box.size <= 20_000 else LARGE


def changed(word, box, random):
    """Changes the project between two commands."""
    if word == "EDIT":
        numbers = list(re.finditer(rb"\d+", box.inputs["a.yaml"]))
        if numbers:
            at = random.choice(numbers)
            text = box.inputs["a.yaml"]
            box.inputs["a.yaml"] = text[: at.start()] + b"%d" % random.randint(0, 99) + text[at.end() :]
            box.write("a.yaml", box.inputs["a.yaml"])
        return
    forged = [path for key, path in box.written() if FORGED.search(key)]
    for path in random.sample(forged, min(2, len(forged))):
        with open(path, "rb") as file: data = file.read()
        if random.random() < 0.2: data = random.choice([b"", b"{}", b"[" * 50_000, b"</script>", data * 2])
        with open(path, "wb") as file: file.write(hostile_projects.damaged(random, data))


def tried(program, seed, kept, slow):
    """Runs a project's commands; what each took, and what is wrong with one of them."""
    chance = random.Random(seed)
    parts, files = hostile_projects.project(chance)
    box = Sandbox(files)
    try:
        name = chance.choice(ODD_NAMES)
        if name != b"a.yaml": box.write(name, files["a.yaml"])
        row = chance.choice(ROWS) if chance.random() < 0.35 else chance.sample(COMMANDS, 3)
        done, runs = [], []
        for step in row:
            if step in ("EDIT", "FORGE"):
                changed(step, box, chance)
                done.append(step)
                continue
            run = Run(program, step.split(), box, chance, slow)
            done.append(step + " (CI)" * run.isCI + " (300 MB)" * run.isShort)
            runs.append((run.seconds, seed, step, box.size))
            if run.mistake:
                print(f"seed {seed}: plumb {done[-1]} {run.mistake}  [{', '.join(parts)}; {box.size} bytes]", flush=True)
                place = f"{kept}/{seed}"
                shutil.rmtree(place, ignore_errors=True)
                shutil.copytree(f"{box.root}/project", place, symlinks=True, ignore=lambda folder, names: [
                    name for name in names if not os.path.islink(f"{folder}/{name}") and not os.path.isfile(f"{folder}/{name}")
                    and not os.path.isdir(f"{folder}/{name}")])
                with open(f"{kept}/{seed}.txt", "w") as file: file.write("\n".join(done) + f"\n{run.mistake}\n")
                with open(f"{kept}/{seed}.told", "wb") as file: file.write((run.out + run.errors)[:100_000])
                return runs, run.mistake
        return runs, None
    finally:
        box.remove()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("kept")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--runs", type=int, default=-1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slow", type=float, default=1)
    options = parser.parse_args()
    os.makedirs(options.kept, exist_ok=True)
    program = os.path.abspath(options.program)
    end = time.monotonic() + options.seconds
    seed, count, wrong, slowest, statuses = options.seed, 0, 0, [], 0
    while time.monotonic() < end and seed - options.seed != options.runs:
        runs, mistake = tried(program, seed, options.kept, options.slow)
        wrong += mistake is not None
        count += len(runs)
        slowest = sorted(slowest + runs, reverse=True)[:10]
        seed += 1
    print(f"{seed - options.seed} projects, {count} runs, {wrong} with a mistake; the slowest:")
    for seconds, at, step, size in slowest: print(f"  {seconds:.2f} s  seed {at}: plumb {step}  ({size} bytes)")
    sys.exit(1 if wrong else 0)


main()
