"""Makes screens like those of applications, as layout documents, each with a string catalog."""
import json, os, random
from words import translations

CANVAS = "{size: 390x844, scale: 2, safeArea: {top: 47, bottom: 34}}"


class Screen:
    """A document that is written view by view; each text gets a key and its translations."""

    def __init__(self, name, seed):
        self.name, self.random = name, random.Random(seed)
        self.views, self.constraints, self.texts = [], [], {}

    def view(self, name, properties="", inside=0):
        self.views.append((inside, name, properties))
        return name

    def text(self, shortest, longest):
        key = f"text.{len(self.texts)}"
        self.texts[key] = translations(self.random, self.random.randint(shortest, longest))
        return "{key: %s}" % key

    def label(self, name, shortest, longest, properties="", inside=0):
        self.view(name, f"class: label, text: {self.text(shortest, longest)}" + properties, inside)
        return name

    def hold(self, *constraints):
        self.constraints += constraints

    def stacked(self, names, gaps, first="root.safeArea.top + 16"):
        """Views one under another, each across the screen between its margins."""
        self.hold(f"{names[0]}.top = {first}")
        for upper, lower, gap in zip(names, names[1:], gaps):
            self.hold(f"{lower}.top = {upper}.bottom + {gap}")
        for name in names:
            self.hold(f"H:|-16-[{name}]-16-|")

    def document(self):
        lines = [f"name: {self.name}", f"canvas: {CANVAS}", f"strings: {self.name}.xcstrings",
                 "locale: en", 'root: {background: "#ffffff"}', "views:"]
        for place, (inside, name, properties) in enumerate(self.views):
            indent = "  " * (2 * inside + 1)
            if self.views[place + 1:place + 2] and self.views[place + 1][0] > inside:
                lines.append(f"{indent}{name}:")
                lines += [f"{indent}  {line}" for line in properties.split(", ") if line]
                lines.append(f"{indent}  views:")
            else:
                lines.append(f"{indent}{name}: {{{properties}}}")
        return "\n".join(lines + ["constraints:"] + ["  - " + c for c in self.constraints]) + "\n"

    def catalog(self):
        def unit(text):
            return {"stringUnit": {"state": "translated", "value": text}}
        strings = {key: {"localizations": {l: unit(t) for l, t in texts.items()}}
                   for key, texts in self.texts.items()}
        return json.dumps({"sourceLanguage": "en", "version": "1.0", "strings": strings},
                          ensure_ascii=False)

    def write(self, folder):
        path = os.path.join(folder, self.name + ".yaml")
        with open(path, "w") as file:
            file.write(self.document())
        with open(os.path.join(folder, self.name + ".xcstrings"), "w") as file:
            file.write(self.catalog())
        return path


SMALL = ', font: footnote, lines: 2, color: "#6b6b70"'
FILLED = 'background: "#0a60d0", cornerRadius: 10'


def settings(screen, rows):
    """A heading and rows of an icon, a title and two lines of detail: 2 + 4 views a row."""
    above = screen.label("header", 10, 18, ", font: largeTitle, lines: 2")
    screen.hold("H:|-16-[header]-16-|", "header.top = root.safeArea.top + 8")
    for n in range(rows):
        row, icon, title, detail = f"row{n}", f"icon{n}", f"title{n}", f"detail{n}"
        screen.view(row)
        screen.view(icon, "class: image, size: 28x28, cornerRadius: 6", 1)
        screen.label(title, 8, 24, "", 1)
        screen.label(detail, 25, 60, SMALL, 1)
        screen.hold(f"H:|[{row}]|", f"{row}.top = {above}.bottom + {0 if n else 12}",
                    f"H:|-16-[{icon}(28)]-12-[{title}]-16-|", f"{icon}.centerY = {row}.centerY",
                    f"{detail}.leading = {title}.leading", f"{detail}.trailing = {title}.trailing",
                    f"V:|-8-[{title}]-2-[{detail}]-8-|")
        above = row
    screen.label("footer", 30, 60, SMALL)
    screen.hold("H:|-16-[footer]-16-|", f"footer.top = {above}.bottom + 12")


def switches(screen, rows):
    """Rows of a title and a switch in groups with captions: 1 + 3 views a row and 1 a group."""
    above = screen.label("header", 10, 18, ", font: title1, lines: 2")
    screen.hold("H:|-16-[header]-16-|", "header.top = root.safeArea.top + 8")
    for n in range(rows):
        if n % 3 == 0:
            caption = screen.label(f"caption{n}", 8, 20, ', font: footnote, color: "#6b6b70"')
            screen.hold(f"H:|-16-[{caption}]-16-|", f"{caption}.top = {above}.bottom + 20")
            above = caption
        row, title, switch = f"row{n}", f"title{n}", f"switch{n}"
        screen.view(row, 'background: "#f4f4f8"')
        screen.label(title, 10, 30, ", lines: 0", 1)
        screen.view(switch, f"class: switch, on: {'true' if n % 2 else 'false'}", 1)
        screen.hold(f"H:|[{row}]|", f"{row}.top = {above}.bottom + {1 if n % 3 else 6}",
                    f"H:|-16-[{title}]-(>=12)-[{switch}]-16-|", f"{switch}.centerY = {row}.centerY",
                    f"V:|-12-[{title}]-12-|", f"{row}.height >= 44")
        above = row


def profile(screen, facts):
    """A face, a name, a text about the person, two buttons, and facts: 9 + 3 views a fact."""
    screen.view("avatar", "class: image, size: 80x80, cornerRadius: 40")
    screen.label("name", 8, 16, ", font: title2, lines: 0")
    screen.label("since", 12, 20, ', font: footnote, color: "#6b6b70", lines: 0')
    screen.label("about", 60, 160, ", lines: 0")
    screen.view("buttons", "class: stack, axis: horizontal, spacing: 12, distribution: fillEqually")
    screen.view("message", f"class: button, title: {screen.text(4, 8)}", 1)
    screen.view("follow", f"class: button, title: {screen.text(4, 8)}", 1)
    screen.hold("avatar.top = root.safeArea.top + 24", "H:|-20-[avatar]-16-[name]-20-|",
                "avatar.width = 80", "name.bottom = avatar.centerY + 2",
                "V:[name]-2-[since]", "since.leading = name.leading",
                "since.trailing = name.trailing", "H:|-20-[about]-20-|",
                "about.top >= avatar.bottom + 20", "about.top >= since.bottom + 20",
                "about.top = avatar.bottom @250", "H:|-20-[buttons]-20-|",
                "V:[about]-20-[buttons]")
    above = "buttons"
    for n in range(facts):
        fact, name, value = f"fact{n}", f"factName{n}", f"factValue{n}"
        screen.view(fact, 'background: "#f4f4f8", cornerRadius: 8')
        screen.label(name, 6, 14, ', color: "#6b6b70", lines: 0', 1)
        screen.label(value, 6, 14, ", textAlignment: right, hugging: 260, lines: 0", 1)
        screen.hold(f"H:|-20-[{fact}]-20-|", f"V:[{above}]-10-[{fact}]",
                    f"H:|-12-[{name}]-(>=12)-[{value}]-12-|", f"{value}.width <= 0.5 * {fact}.width",
                    f"{name}.firstBaseline = {value}.firstBaseline", f"{name}.top = {fact}.top + 10",
                    f"{fact}.bottom >= {name}.bottom + 10", f"{fact}.bottom >= {value}.bottom + 10",
                    f"{fact}.height = 20 @100")
        above = fact


def product(screen, notes):
    """A picture, a name with a price, a description, choices and a button: 11 + 2 views a note."""
    screen.view("picture", "class: image, size: 390x200, hugging: 100, compression: 100")
    screen.label("name", 12, 28, ", font: title2, lines: 0")
    screen.label("price", 5, 7, ", font: title2, hugging: 260, compression: 760")
    screen.label("stars", 6, 12, ', font: footnote, color: "#6b6b70"')
    screen.label("about", 80, 150, ", lines: 0")
    screen.view("size", "class: segmented, segments: [S, M, L, XL], selected: 1")
    screen.label("amount", 6, 12)
    screen.view("stepper", "class: stepper")
    screen.hold("H:|[picture]|", "picture.top = root.safeArea.top", "picture.height = 200",
                "name.top = picture.bottom + 16", "H:|-16-[name]-12-[price]-16-|",
                "name.firstBaseline = price.firstBaseline", "V:[name]-4-[stars]-12-[about]-16-[size]",
                "H:|-16-[stars]-16-|", "H:|-16-[about]-16-|", "H:|-16-[size]-16-|",
                "V:[size]-16-[stepper]", "H:|-16-[amount]-(>=8)-[stepper]-16-|",
                "amount.centerY = stepper.centerY")
    above = "stepper"
    for n in range(notes):
        mark, note = f"mark{n}", f"note{n}"
        screen.view(mark, "class: image, size: 16x16")
        screen.label(note, 20, 40, SMALL)
        screen.hold(f"V:[{above}]-10-[{note}]", f"H:|-16-[{mark}(16)]-8-[{note}]-16-|",
                    f"{mark}.centerY = {note}.centerY")
        above = note
    screen.view("buy", FILLED + ", class: button, title: " + screen.text(8, 14))
    screen.hold("H:|-16-[buy(>=44)]-16-|", "buy.height = 50", f"buy.top >= {above}.bottom + 12",
                "buy.bottom = root.safeArea.bottom - 8 @999")


def form(screen, fields):
    """Captions over text fields, a switch with its text and a button: 6 + 2 views a field."""
    names, gaps = [screen.label("header", 10, 24, ", font: title1, lines: 0")], []
    for n in range(fields):
        names.append(screen.label(f"caption{n}", 5, 20, ", font: footnote, lines: 0"))
        names.append(screen.view(f"field{n}", f"class: textField, placeholder: {screen.text(8, 22)}"))
        gaps += [16, 4]
    screen.stacked(names, gaps)
    screen.label("terms", 30, 70, ", font: footnote, lines: 0")
    screen.view("agree", "class: switch, on: true, hugging: 260")
    screen.view("submit", FILLED + ", class: button, title: " + screen.text(5, 14))
    screen.label("hint", 30, 60, SMALL + ", textAlignment: center")
    screen.hold(f"V:[field{fields - 1}]-20-[terms]-(>=20)-[submit]",
                "H:|-16-[terms]-12-[agree]-16-|", "agree.centerY = terms.centerY",
                f"agree.top >= field{fields - 1}.bottom + 12", "submit.top >= agree.bottom + 16",
                "submit.top = terms.bottom + 20 @250", "H:|-16-[submit]-16-|", "submit.height = 50",
                "H:|-16-[hint]-16-|", "V:[submit]-10-[hint]")


def chat(screen, messages):
    """Bubbles on both sides and a row to write in: 4 + 3 views a message."""
    screen.label("title", 6, 18, ", font: headline, textAlignment: center")
    screen.hold("H:|-60-[title]-60-|", "title.top = root.safeArea.top + 8")
    above = "title"
    for n in range(messages):
        bubble, text, time = f"bubble{n}", f"text{n}", f"time{n}"
        mine = screen.random.random() < 0.5
        screen.view(bubble, f'background: "{"#d8e8ff" if mine else "#ececf0"}", cornerRadius: 16')
        screen.label(text, 10, 90, ", lines: 0", 1)
        screen.view(time, f'class: label, text: "1{n % 10}:4{n % 10}", font: caption2', 1)
        side = f"{bubble}.{'trailing = root.trailing - 12' if mine else 'leading = root.leading + 12'}"
        screen.hold(side, f"{bubble}.width <= 0.75 * root.width", f"V:[{above}]-10-[{bubble}]",
                    f"H:|-12-[{text}]-12-|", f"{time}.trailing = {text}.trailing",
                    f"{time}.leading >= {text}.leading", f"V:|-8-[{text}]-2-[{time}]-8-|")
        above = bubble
    screen.view("entry", f"class: textField, placeholder: {screen.text(8, 14)}")
    screen.view("send", f"class: button, title: {screen.text(4, 8)}, hugging: 260, compression: 760")
    screen.hold("H:|-12-[entry]-8-[send]-12-|", "entry.centerY = send.centerY", "send.height = 44",
                "entry.bottom = root.safeArea.bottom - 8")


# Kinds of screens: how each is made, and from which to which number of parts: 11 to 25 views.
KINDS = [(settings, 3, 5), (switches, 4, 7), (profile, 2, 5), (product, 1, 4), (form, 4, 8),
         (chat, 3, 6)]


def mixed(folder, count):
    """Screens of all kinds, 10 to 25 views each."""
    paths = []
    for n in range(count):
        make, fewest, most = KINDS[n % len(KINDS)]
        screen = Screen(f"{make.__name__}{n}", n)
        make(screen, screen.random.randint(fewest, most))
        paths.append(screen.write(folder))
    return paths


def alike(folder, count, rows):
    """Screens of settings that differ in their texts only; returns them with their paths."""
    made = [Screen(f"settings{rows}-{n}", 1000 + n) for n in range(count)]
    for screen in made:
        settings(screen, rows)
    return [(screen, screen.write(folder)) for screen in made]


def views(path):
    """The number of views of a written document, without the root."""
    with open(path) as file:
        body = file.read().split("views:\n", 1)[1].split("\nconstraints:")[0]
    keys = ("background:", "cornerRadius:", "class:", "axis:", "spacing:", "distribution:", "views:")
    return sum(1 for line in body.splitlines() if not line.strip().startswith(keys))
