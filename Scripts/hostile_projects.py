"""Projects as a stranger may write them, by seed (for Scripts/fuzz program): a few files, of which one or more
are layout documents, made of what has once taken much time, memory or stack, or led outside.

A project is a table of paths: bytes for a file, `Link` for a link, `Pipe` for a FIFO. The folder `../outside`
has files that nothing may read or change.
"""
import collections, json, struct, zlib

Link = collections.namedtuple("Link", "target")
Pipe = collections.namedtuple("Pipe", "")

SECRET = "hunter2-of-the-outside"
OUTSIDE = ["secret.txt", "secret.strings", "secret.yaml", "secret.png", "folder/Localizable.strings"]
FACTORS = [0.001, 0.01, 0.1, 0.5, 2, 3, 10, 100, 1000]
RULES = ["horizontal", "vertical", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
         "leading", "trailing", "firstBaseline", "lastBaseline"]
NUMBERS = ["1e308", "-1e308", "1e-320", "nan", ".inf", "-0", "0x7fffffffffffffff", "1_000", "99999999999999999999",
           "0.1", "-1", "1000000", "~", "1e", "010"]
SIGNS = ["\u00ad", "a\u00ad", "\u0301", "\u202e\u2066a\u05d0", "\U0001f468\u200d\U0001f469\u200d", "\u200b", "a ",
         "\\n", "\\t", "a", "\u0e01\u0e33", "\u0627\u0644", "\u1680", "%@ ", "*a **b ", "[", "`a``", "\u2028",
         "\\e[31m", "\u4e2d", "\ufdfd", "\u0f00\u0f71\u0f72"]
WORDS = ["Continue", "Wählen Sie Ihren gewünschten Lieferzeitraum", "السلام عليكم", "Hello", "x", ""]
NAMES = ["title", "a.b", "a b", "é", "\\e[2J", "`", "```", "root", "safeArea", "-", "|", "\\n", "</script>", "__proto__",
         "%s", "$item", "{index}", "\u202e"]


class Writer:
    """Writes a project. Each method adds something hostile; `size` is about how many bytes it may take."""

    def __init__(self, random):
        self.random = random
        self.files = {}
        self.views, self.constraints, self.tops = [], [], []

    def pick(self, *choices):
        return self.random.choice(choices)

    def times(self, size, each):
        """How often something of `each` bytes is written: rarely a little, mostly as often as it fits."""
        return max(1, int(size / each * self.pick(0.01, 0.1, 0.5, 1, 1)))

    # Constraints

    def system(self, size):
        count = self.times(size, 42)
        views = max(2, count // self.pick(1, 3, 4, 10))
        factors = self.pick([1], [1], FACTORS, [1, 2, 0.5], [1, 1, 1, 0.01])
        kind = self.pick("{}", "{class: label, text: Some words here, lines: 0}", "{class: stack}")
        relations = self.pick(["=", "<=", ">="], ["="], [">="], ["<="])
        groups = [["left", "right", "centerX"], ["top", "bottom", "centerY"], ["width", "height"]]
        self.views += [f"  v{i}: {kind}" for i in range(views)]
        for _ in range(count):
            one, other = self.random.sample(range(views), 2)
            group, factor = self.random.choice(groups), self.random.choice(factors)
            times = f"{factor} * " if factor != 1 else ""
            priority = f" @{self.random.randint(1, 1000)}" if self.random.random() < 0.2 else ""
            self.constraints.append(
                f"  - v{one}.{self.random.choice(group)} {self.random.choice(relations)} "
                f"{times}v{other}.{self.random.choice(group)} + {self.random.randint(-100, 100)}{priority}")

    def pile(self, size):
        self.views += ["  a: {class: label, text: Hi}", "  b: {}"]
        line = self.pick(
            "a.left = b.right + 8", "a.left >= b.right + {i}", "a.width = {i}", "a.width >= {j}", "a.width <= {j} @{p}",
            "a.width = {p} * b.width", "a.left = b.left * 0.{p}", "c{i}.width = 3", "a.wdth = {i}", "a.width = {n}")
        for i in range(self.times(size, len(line) + 6)):
            number = self.random.choice(NUMBERS)
            self.constraints.append("  - " + line.format(i=i, j=i * 617 % 9973, p=i % 1000 + 1, n=number))

    def chain(self, size):
        count = self.times(size, 60)
        self.views += [f"  k{i}: {{class: label, lines: 0, text: some words that wrap}}" for i in range(count)]
        law = self.pick(
            "k{i}.width = k{j}.height * 1.01", "k{i}.top = k{j}.bottom + 1", "k{i}.top >= k{j}.bottom @{p}",
            "k{i}.left = k{j}.left * 0.99", "k{i}.centerX = k{j}.right")
        self.constraints += ["  - " + law.format(i=i, j=(i + 1) % count, p=i % 999 + 1) for i in range(count)]

    def visual(self, size):
        self.views += [f"  f{i}: {{}}" for i in range(30)]
        part = self.pick("[f0]-", "[f{i}(>=10,<=100@{p})]-", "[f{i}(==f{j})]-{p}-", "[f0({many})]-", "[q{i}]-")
        many = ",".join([">=10"] * self.pick(1, 100, 2000))
        text = "".join(part.format(i=i % 30, j=i * 7 % 30, p=i % 999 + 1, many=many)
                       for i in range(self.times(size, len(part.format(i=1, j=1, p=1, many=many)))))
        self.constraints.append(f'  - "{self.pick("H", "V")}:|-{text[:size * 2]}|"')

    def equations(self, size):
        count = self.times(size, 2)
        self.views.append("  e: {}")
        self.constraints.append("  - e.width = " + self.pick(
            "(" * count + "1" + ")" * count, "1+" * count + "1", "-" * count + "1", "2*" * count + "e.height"))
        count = min(1000, self.times(size, 20))
        self.tops.append("metrics:\n  m0: 1\n" + "".join(f"  m{i}: m{i - 1} + m{i - 1}\n" for i in range(1, count)))

    # Views

    def overlapping(self, size):
        for i in range(self.times(size, 70)):
            self.views.append(f"  l{i}: {{class: label, text: Hello {i}, frame: [{i % 50},{i % 800},300,40]}}")

    def painters(self, size):
        kind = self.pick(
            'background: "#ff{h:02x}ff", alpha: 0.5', "gradient: [red, blue]", "blur: regular",
            'background: "#ffffff", shadow: {{opacity: 0.2, radius: {h}, offset: {{height: 4}}}}', "cornerRadius: {h}",
            "border: {{width: {h}, color: red}}", "transform: {{rotation: {h}}}")
        for i in range(self.times(size, 90)):
            self.views.append(f"  p{i}: {{frame: [{i % 50},{i % 40},300,{i % 400}], {kind.format(h=i % 256)}}}")
            if i % 2:
                self.views.append(f"  pl{i}: {{class: label, text: Hello {i}, frame: [{i % 50},{i * 3 % 800},300,40]}}")

    def nested(self, size):
        kind = self.pick("", "class: stack, axis: vertical, ", "class: stack, alignment: center, ", "class: scrollView, ",
                         "clipsToBounds: true, alpha: 0.9, ")
        depth = self.pick(10, 50, 150, 450, size // 30)
        self.views.append("  n: " + f"{{{kind}views: {{n: " * depth
                          + "{class: label, text: Hi}" + "}}" * depth)

    def components(self, size):
        count, wide = self.pick(4, 12, 30, 200), self.pick(1, 2, 3)
        deep = self.pick(0, 0, 20, 60)
        lines = ["components:", "  c0: {views: {l: {class: label, text: Hi}}}"]
        for i in range(1, count):
            inner = ", ".join(f"a{j}: {{component: c{i - 1}}}" for j in range(wide))
            lines.append(f"  c{i}: {{views: {'{v: {views: ' * deep}{{{inner}}}{'}}' * deep}}}")
        if self.random.random() < 0.2: lines.append(f"  c0: {{views: {{x: {{component: c{count - 1}}}}}}}")
        self.tops.append("\n".join(lines)[:size] + "\n")
        self.views.append(f"  x: {{component: c{count - 1}}}")

    def repeated(self, size):
        text = "lorem ipsum {index} " * self.times(size, 20)
        inner = self.pick("", "", ", views: {z: {repeat: 1000, class: label, text: Hi}}")
        self.views.append(
            f'  s: {{class: stack, axis: vertical, views: {{row: {{repeat: {self.pick(10, 1000, 1001, "1e9")}, '
            f'class: label, lines: 0, text: "{text}"{inner}}}}}}}')

    def tables(self, size):
        count = self.times(size, 30)
        cells = ", ".join(f"c{i}: {{text: Row}}" for i in range(count))
        self.views.append(f"  m: {{class: list, sections: [{{cells: {{{cells}}}}}]}}")
        self.constraints += ['  - "H:|[m]|"', '  - "V:|[m]|"']

    def misspelt(self, size):
        line = self.pick(
            "{{backgruond: red}}", "{{class: lable}}", "{{class: image, image: {{symbol: hart.fil{i}}}}}",
            "{{class: label, text: Hi, font: headlin{i}}}", "{{background: sytemRed{i}}}", "{{component: crd{i}}}",
            "{{class: label, text: {{key: titel{i}}}}}", "{{class: label, style: bod{i}}}")
        for i in range(self.times(size, len(line) + 8)): self.views.append(f"  w{i}: " + line.format(i=i))

    def oddNames(self, size):
        for name in self.random.sample(NAMES, 6):
            self.views.append(f'  "{name}": {{class: label, text: "{self.random.choice(NAMES)}"}}')
            self.constraints.append(f'  - "{name}.left = {self.random.choice(NAMES)}.{self.random.choice(RULES)}"')

    def numbers(self, size):
        for i in range(self.times(min(size, 3000), 60)):
            number = lambda: self.random.choice(NUMBERS)
            self.views.append(
                f"  z{i}: {{class: {self.pick('label', 'slider', 'progressView', 'pageControl', 'view')}, "
                f"frame: [{number()}, {number()}, {number()}, {number()}], "
                f"{self.pick('alpha', 'cornerRadius', 'value', 'hugging', 'lines', 'tag')}: {number()}}}")
        if self.random.random() < 0.3:
            self.tops.append(f"canvas: {{size: {self.pick('100000x100000', '1x1', '0x0', '9000x9000')}, "
                             f"scale: {self.pick(1, 3, 10, 0)}}}\n")

    # Texts

    def bomb(self, size):
        sign = self.random.choice(SIGNS)
        count = self.times(size, len(sign.encode()))
        markup = self.random.random() < 0.3
        text = f'{{markdown: "{sign * count}"}}' if markup else f'"a{sign * count}"'
        self.views.append(
            f"  t: {{class: {self.pick('label', 'label', 'textView', 'button', 'textField')}, "
            f"lines: {self.pick(0, 1, 3)}, {self.pick('', 'adjustsFontSizeToFitWidth: true, ')}"
            f"{self.pick('text', 'text', 'title')}: {text}}}")
        self.constraints += ['  - "H:|-[t]-|"', '  - "V:|-[t]"']

    def catalogs(self, size):
        count = self.times(size, 60)
        locale = self.pick("xx-bad_{i}!", "de", "en-{i}", "zz{i}", "\x1b[31m{i}", "../../outside/{i}", "ar")
        form = self.pick("%@", "%" * 50, "%1$@ %9999999999$d", "%#@v@", "a\u00ad" * 20, "</script>")
        keys = {}
        for i in range(count):
            value = {"stringUnit": {"state": "translated", "value": form}}
            keys.setdefault(f"t{i % self.pick(1, 10, 1000)}", {"localizations": {}})["localizations"][
                locale.format(i=i)] = value
        kind = self.pick("xcstrings", "xcstrings", "strings", "xliff", "stringsdict")
        if kind == "xcstrings": text = json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": keys})
        elif kind == "strings": text = "".join(f'"t{i}" = "{form}";\n' for i in range(count))
        elif kind == "xliff":
            text = ('<?xml version="1.0"?><xliff version="1.2"><file original="a" source-language="en" '
                    'target-language="de"><body>'
                    + "".join(f'<trans-unit id="t{i}"><source>{form}</source><target>x</target></trans-unit>'
                              for i in range(count)) + "</body></file></xliff>")
        else:
            text = ('<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "' + "&a;" * 50
                    + '"><!ENTITY c "' + "&b;" * 50 + '"><!ENTITY s SYSTEM "../outside/secret.txt">]><plist><dict>'
                    + "<key>t0</key><string>&c;&s;</string>" * min(count, 50) + "</dict></plist>")
        path = self.pick("Localizable", "en.lproj/Localizable") + "." + kind
        self.files[path] = text.encode()
        self.tops.append(f"strings: {path}\n")
        for i in range(3): self.views.append(f"  s{i}: {{class: label, text: {{key: t{i}}}, frame: [0,{i * 30},99,29]}}")

    # Files

    def images(self, size):
        for i in range(self.pick(1, 5, 60)):
            self.files[f"art/i{i}.png"] = self.png(self.pick(10, 1000, 4000, 60000), self.pick(10, 1000, 4000), i)
            self.views.append(f"  i{i}: {{class: image, image: art/i{i}.png, frame: [{i},0,100,100]}}")

    def png(self, width, height, seed):
        def chunk(kind, data): return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        told = width if width * height < 1 << 22 else 1000
        rows = (b"\0" + bytes([seed % 256, 9, 9]) * told) * min(height, 1000)
        data = (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                + chunk(b"IDAT", zlib.compress(rows, 6)) + chunk(b"IEND", b""))
        return data[: self.random.randint(1, len(data))] if self.random.random() < 0.2 else data

    def outside(self):
        way = self.pick("../outside/", "/proc/self/../self/", "linked/", "./../project/../outside/", "a/../../outside/")
        name = self.random.choice(OUTSIDE)
        return self.pick(way + name, way + name, f"l-{name.split('/')[-1]}", "/proc/self/environ", "/dev/zero", "pipe",
                         ".git/config", "linked/folder")

    def escapes(self, size):
        self.files["linked"] = Link("../outside")
        self.files["pipe"] = Pipe()
        self.files[".git/config"] = SECRET.encode()
        for name in OUTSIDE[:4]: self.files["l-" + name] = Link("../outside/" + name)
        self.tops.append(self.pick(f"strings: {self.outside()}\n", f"include: {self.outside()}\n",
                                   f"include: [{self.outside()}, {self.outside()}]\n", ""))
        self.views.append(f"  o: {{class: image, image: {self.outside()}, frame: [0,0,9,9]}}")

    def planted(self, size):
        for path in self.random.sample(["Out", "Out/a.png", "Snapshots", "r", "r/index.html", "o.png", "o.html", "Out/a.svg",
                                        "Snapshots/a.en.iphone-14.png", "Snapshots/a.en.iphone-14.new.png"], 3):
            up = "../" * path.count("/")
            if not any(other != path and path.startswith(other + "/") for other in self.files):
                self.files[path] = Link(up + self.pick("../outside", "../outside/secret.txt", "../outside/new", "a.yaml",
                                                       "/proc/self/cwd/../outside/new", path.split("/")[-1]))

    def includes(self, size):
        count = self.pick(2, 20, 200)
        for i in range(count):
            further = f"include: [i{i + 1}.yaml, i{(i + 1) % count}.yaml]\n" if i + 1 < count else self.pick("", "include: i0.yaml\n")
            self.files[f"i{i}.yaml"] = (further + f"styles: {{s{i}: {{font: body}}}}\n").encode()
        self.tops.append("include: i0.yaml\n")

    def plan(self, size):
        self.files["plumb.yaml"] = self.pick(
            f"snapshots: {self.outside()}\n", "locale: all\n", "device: [iphone-14, iphone-se, ipad]\ntextSize: [large]\n",
            "locale: [" + ",".join(f"en-{i}" for i in range(300)) + "]\n", "tolerance: 1e308\n", "snapshots: \x1b[31m\n",
            "record: all\n", "{" * 3000, "locale: [de, ar, ja]\ndevice: [iphone-se, iphone-14]\n").encode()

    def aliases(self, size):
        wide = self.pick(2, 10, 24)
        self.tops.append("".join(
            f"x{i}: &x{i} [{','.join([f'*x{i - 1}'] * wide if i else ['y'] * wide)}]\n" for i in range(self.pick(3, 10, 30))))

    def xib(self, size):
        count = self.times(size, 160)
        deep = self.pick(False, False, True)
        open_, close = '<view id="v{i}"><rect key="frame" x="0" y="0" width="{i}" height="9"/><subviews>', "</subviews></view>"
        views = ("".join(open_.format(i=i) for i in range(count)) + close * count if deep
                 else "".join(open_.format(i=i) + close for i in range(count)))
        laws = "".join(
            f'<constraint firstItem="v{self.random.randrange(count + 1)}" firstAttribute="{self.random.choice(RULES)}" '
            f'secondItem="v{self.random.randrange(count)}" secondAttribute="{self.random.choice(RULES)}" '
            f'multiplier="{self.pick("1", "1:0", "nan", "0.001", "3:2")}" constant="{self.random.choice(NUMBERS)}" id="c{i}"/>'
            for i in range(count))
        entity = self.pick("", '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY s SYSTEM "../outside/secret.txt">]>')
        self.files["x.xib"] = (
            f'<?xml version="1.0"?>{entity}<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
            f'useAutolayout="YES"><objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>'
            f'{views}</subviews><constraints>{laws}</constraints></view></objects>'
            f'{self.pick("", "&s;")}<resources><image name="{self.outside()}" width="9" height="9"/></resources></document>').encode()

    def variants(self, size):
        count = self.times(size, 40)
        self.views.append("  va: {class: label, text: Hi}")
        self.tops.append("variants:\n" + "".join(f"  x{i}: {{views: {{va: {{text: h{i}}}}}}}\n" for i in range(count)))

    def deepText(self, size):
        count = self.times(size, 5)
        self.files["b.yaml"] = self.pick("views: " + "{a: " * count + "1" + "}" * count, "[" * count, "- " * count,
                                         "? " * count, "a: |" + " " * count, "&a " * count, "!!x " * count, "\xff\xfe" * count,
                                         "---\n" * count, "#" * count, "views: {a: {class: label, text: " + '"' * count).encode("latin-1")

    INGREDIENTS = [
        "system", "system", "system", "pile", "pile", "chain", "visual", "equations", "overlapping", "painters", "nested",
        "components", "repeated", "tables", "misspelt", "oddNames", "numbers", "bomb", "bomb", "catalogs", "images", "escapes",
        "planted", "includes", "plan", "aliases", "xib", "variants", "deepText"]

    def document(self):
        tops, seen = [], set()
        for top in self.tops:
            key = top.split(":")[0]
            if key not in seen or self.random.random() < 0.02: tops.append(top)
            seen.add(key)
        text = "".join(tops)
        # A later entry of the same name would be a mistake that hides all others.
        views = {line.split(":")[0]: line for line in self.views}
        text += "views:\n" + "\n".join(views.values() or ["  only: {}"]) + "\n"
        if self.constraints: text += "constraints:\n" + "\n".join(self.constraints) + "\n"
        return text.encode(errors="replace")


def damaged(random, data):
    """The bytes with a few of them changed, left out, or doubled."""
    data = bytearray(data)
    for _ in range(random.choice([1, 3, 30])):
        if not data: break
        at = random.randrange(len(data))
        kind = random.randrange(4)
        if kind == 0: data[at] = random.randrange(256)
        elif kind == 1: del data[at : at + random.choice([1, 10, 300])]
        elif kind == 2: data[at:at] = data[at : at + random.choice([1, 10, 300])]
        else: data[at:at] = random.choice([b"\x1b[31m", b"</script>", b"\n", b"```\n", b"\xff", b"\0", b"\t", b"&a *a "])
    return bytes(data)


def project(random):
    """A project's files: `a.yaml`, and whatever else its ingredients have."""
    writer = Writer(random)
    size = random.choice([1000, 8000, 18000, 18000, 60000])
    chosen = random.sample(Writer.INGREDIENTS, random.choice([1, 1, 2, 3]))
    for name in chosen: getattr(writer, name)(size // len(chosen))
    writer.files["a.yaml"] = writer.document()
    if random.random() < 0.1:
        paths = sorted(path for path, data in writer.files.items() if isinstance(data, bytes))
        path = random.choice(paths)
        writer.files[path] = damaged(random, writer.files[path])
    return chosen, writer.files
