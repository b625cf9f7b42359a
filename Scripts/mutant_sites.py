"""Where Swift source can be changed by one operator, and how changes are written so that each can be
switched on (for Scripts/mutate).

A changed operator becomes an operator of its own, one symbol of Unicode for each change, of the same
precedence: no parser is needed to know what its operands are. Changes that do not type-check are
found by the compiler and left out. Source must be formatted: operators stand between spaces.

Left out are also changes that no test could notice, whatever it looks at: in what only frees or reserves
memory, as without it a program does the same with more memory or more slowly; and in hash functions, as
equal values stay equal and no result may depend on the order of a set.
"""
import collections, hashlib, re

# Operators, and what each may become, by their precedence.
COMPARISONS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
               "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="]}
SUMS = {"+": ["-"], "-": ["+"]}
PRODUCTS = {"*": ["/"], "/": ["*"]}
ALL, ANY = {"&&": ["||"]}, {"||": ["&&"]}
ASSIGNMENTS = {"+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="]}
PRECEDENCES = [(COMPARISONS, "ComparisonPrecedence"), (SUMS, "AdditionPrecedence"),
               (PRODUCTS, "MultiplicationPrecedence"), (ALL, "LogicalConjunctionPrecedence"),
               (ANY, "LogicalDisjunctionPrecedence"), (ASSIGNMENTS, "AssignmentPrecedence")]
BINARY = {old: (news, precedence) for table, precedence in PRECEDENCES for old, news in table.items()}

# What only debug builds check, and what ends the program.
SKIPPED_FILES = re.compile(r"Engine\+Invariants|/Deflate/|/Trap\.swift")
SKIPPED_LINES = re.compile(r"\s*(@|import |#|precondition|assert|case \w+ = )")
# What only frees or reserves memory, Swift's and that of C libraries.
MEMORY = re.compile(r"\s*(defer \{ )?([\w.?!\[\]]+\.(free|deallocate|deinitialize|reserveCapacity)"
                    r"|madvise|withExtendedLifetime|\w+_(free|unref|destroy))\([^{}]*\)( \})?$")
HASH = re.compile(r"(\s*)[\w ]*func hash\(into ")

# Symbols that Swift takes for operators, and that nobody uses.
SYMBOLS = [chr(code) for first, last in [(0x2190, 0x23FF), (0x2500, 0x2775), (0x2794, 0x2BFF)]
           for code in range(first, last + 1)]


class Site(collections.namedtuple("Site", "path line text start end kind old new")):
    """A change of the characters start ..< end of a file, on the line of that number and text."""

    @property
    def key(self):
        escaped = [part.strip().replace("|", "\\|") for part in (self.text, f"{self.old} → {self.new}")]
        return f"`{self.path}`: `{escaped[0]}`", f"`{escaped[1]}`"

    def __str__(self):
        return f"{self.path}:{self.line}: {self.old} → {self.new} in: {self.text.strip()}"


def pick(root, seed, count):
    """Places at random, each with one change: the first of all by a hash of what they are."""
    sites = []
    for file in sorted((root / "Sources").rglob("*.swift")):
        path = str(file.relative_to(root))
        if not SKIPPED_FILES.search(path) and file.name != "Mutants.swift":
            sites += sites_of(path, file.read_text())
    seen, ordered = collections.Counter(), []
    for site in sites:
        # Equal lines of a file count apart, so that each has an order of its own.
        name = (site.path, site.text, site.kind, site.old, site.new)
        seen[name] += 1
        ordered.append((hashlib.sha256(repr((seed, name, seen[name])).encode()).hexdigest(), site))
    first = {}
    for _, site in sorted(ordered):
        first.setdefault((site.path, site.start, site.kind == "statement"), site)
    return list(first.values())[:count]


def sites_of(path, text):
    masked, place, previous, hash_end = mask(text), 0, "{", None
    for number, line in enumerate(text.split("\n"), 1):
        code = masked[place : place + len(line)]
        if hashing := HASH.match(code):
            hash_end = code if code.endswith("}") else hashing[1] + "}"
        if code.strip() and not hash_end and not SKIPPED_LINES.match(code) and not MEMORY.match(code):
            for start, end, kind, old, new in changes(code, previous):
                yield Site(path, number, line, place + start, place + end, kind, old, new)
        if code == hash_end:
            hash_end = None
        if code.strip():
            previous = code.rstrip()
        place += len(line) + 1


def changes(code, previous):
    """Everything that can be changed on a line: where, of which kind, what, and into what."""
    for found in re.finditer(r"(?<= )(?<!func )[-+*/<>=!&|]{1,3}(?= )", code):
        for new in BINARY.get(found[0], ([], ""))[0]:
            yield *found.span(), "operator", found[0], new
    for found in re.finditer(r"(?<![\w)\]?!])!(?=[\w(])", code):
        yield *found.span(), "negation", "!", "nothing"
    for found in re.finditer(r"(?<![\w.$])\d[\d_]*(\.\d+)?([eE][-+]?\d+)?(?!\w|\.\d)", code):
        for delta in ["1", "-1"]:
            yield *found.span(), "number", found[0], f"{found[0]} + {delta}"
    for found in re.finditer(r"(?<![\w.])(true|false)\b", code):
        yield *found.span(), "bool", found[0], "true" if found[0] == "false" else "false"
    for found in re.finditer(r"(?<![\w.])(min|max)(?=\()", code):
        yield *found.span(), "extreme", found[0], "max" if found[0] == "min" else "min"
    for found in re.finditer(r"(?<= )\?(?= )", code):
        yield found.start(), found.start(), "condition", "c ? a : b", "c ? b : a"
    condition = re.match(r"\s*(?:\} else )?(if|guard|while) (.+?) (?:else \{.*|\{.*)$", code)
    if condition and not re.search(r"\b(let|var|case)\b|#|, ", condition[2]):
        yield condition.end(2), condition.end(2), "condition", f"{condition[1]} c", f"{condition[1]} not c"
    if is_statement(code, previous):
        yield len(code) - len(code.lstrip()), len(code.rstrip()), "statement", "statement", "nothing"


def is_statement(code, previous):
    """True for a call or an assignment on a line of its own."""
    words = r"(let|var|return|if|guard|for|while|case|else|switch|throw|defer|func|init|private|static|" \
        r"package|public|fileprivate|break|continue|default|repeat|typealias|enum|struct|super|indirect|" \
        r"mutating|override|lazy|final|weak|nonisolated|where|extension|associatedtype|subscript|in|do)\b"
    line = code.strip()
    if not re.match(r"[A-Za-z_]", line) or re.match(words, line) or line[-1] in ",{([:=":
        return False
    if re.search(r"[,(\[=?]$|->$|(^|\s)([-+*/<>=!&|?:]{1,3}|in)$", previous) and not previous.endswith(" in"):
        return False
    balanced = all(line.count(a) == line.count(b) for a, b in ["()", "[]", "{}"])
    return balanced and bool(re.search(r"\)$| [-+*/]?= ", line))


def mask(text):
    """The text with the contents of strings, regular expressions and comments blanked."""
    out, place = list(text), 0

    def blank(start, end):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = "~"

    while place < len(text):
        end = place + 1
        if text.startswith("//", place):
            end = (text + "\n").index("\n", place)
            for index in range(place, end):
                out[index] = " "
        elif text[place] == "\"" or text.startswith("#\"", place):
            end = end_of_string(text, place)
            blank(place, end)
        elif text.startswith("#/", place):
            end = text.index("/#", place) + 2
            blank(place, end)
        place = end
    return "".join(out)


def end_of_string(text, start):
    hashes = "#" if text[start] == "#" else ""
    quote = ("\"\"\"" if text.startswith("\"\"\"", start + len(hashes)) else "\"") + hashes
    place = start + len(hashes) + len(quote) - len(hashes)
    while place < len(text) and not text.startswith(quote, place):
        if text.startswith("\\" + hashes + "(", place):
            place = end_of_interpolation(text, place + len(hashes) + 2)
        elif text[place] == "\\" and not hashes:
            place += 2
        else:
            place += 1
    return min(place + len(quote), len(text))


def end_of_interpolation(text, place):
    depth = 1
    while depth and place < len(text):
        if text[place] == "\"":
            place = end_of_string(text, place)
            continue
        depth += {"(": 1, ")": -1}.get(text[place], 0)
        place += 1
    return place


def mutated(text, numbered):
    """The text with all changes in it, each behind its number."""
    edits = []
    for site, number in numbered:
        symbol = SYMBOLS[number]
        if site.kind in ("operator", "negation"):
            edits.append((site.start, site.end, symbol))
        elif site.kind == "number":
            edits.append((site.start, site.end, f"mutantNumber({number}, {site.old}, by: {site.new.split()[-1]})"))
        elif site.kind == "bool":
            edits.append((site.start, site.end, f"mutantBool({number}, {site.old})"))
        elif site.kind == "extreme":
            edits.append((site.start, site.end + 1, f"mutant{site.old.title()}({number}, "))
        elif site.kind == "condition":
            before, after = ("", " ") if text[site.start] == "?" else (" ", "")
            edits.append((site.start, site.start, f"{before}{symbol} 0{after}"))
        else:
            edits.append((site.start, site.start, f"if !isMutant({number}) {{ "))
            edits.append((site.end, site.end, " }"))
    # From the end; an insertion stands before what is replaced at its place.
    for start, end, new in sorted(edits, key=lambda edit: (edit[0], edit[1]), reverse=True):
        text = text[:start] + new + text[end:]
    return text


def header(numbers):
    """The file that a module gets: which change is in force, and the operators of its changes."""
    group = f"MutantCondition{min(numbers.values(), default=0)}"
    lines = [HEADER.replace("MutantCondition", group)]
    for site, number in numbers.items():
        symbol = SYMBOLS[number]
        if site.kind == "operator":
            lines.append(f"infix operator {symbol}: {BINARY[site.old][1]}")
            lines += [operator.replace("SYMBOL", symbol).replace("OLD", site.old).replace("NEW", site.new)
                      .replace("#", str(number)) for operator in functions(site.old)]
        elif site.kind == "negation":
            lines.append(f"prefix operator {symbol}")
            lines.append(f"prefix func {symbol}(a: Bool) -> Bool {{ isMutant({number}) ? a : !a }}")
        elif site.kind == "condition":
            lines.append(f"infix operator {symbol}: {group}")
            lines.append(f"func {symbol}(a: Bool, b: Int) -> Bool {{ isMutant({number}) ? !a : a }}")
    return "\n".join(lines) + "\n"


def functions(old):
    """An operator that counts as reached only where the change gives another result, where that is told cheaply."""
    body = "{ isMutant(#) ? a NEW b : a OLD b }"
    nothing = f"func SYMBOL<T>(a: T?, b: _OptionalNilComparisonType) -> Bool {body}"
    if old in ("==", "!="):
        return [nothing, f"@_disfavoredOverload func SYMBOL<T: Equatable>(a: T, b: T) -> Bool {body}"]
    if old in ("===", "!=="):
        return [f"func SYMBOL(a: AnyObject?, b: AnyObject?) -> Bool {body}"]
    if old in COMPARISONS:
        return ["func SYMBOL<T: Comparable>(a: T, b: T) -> Bool "
                "{ (a NEW b) != (a OLD b) && isMutant(#) ? a NEW b : a OLD b }"]
    if old in SUMS:
        return ["func SYMBOL<T: AdditiveArithmetic>(a: T, b: T) -> T "
                "{ b != .zero && isMutant(#) ? a NEW b : a OLD b }"]
    if old in PRODUCTS:
        return [f"func SYMBOL<T: {kind}>(a: T, b: T) -> T {body}" for kind in ("BinaryInteger", "FloatingPoint")]
    if old in ("+=", "-="):
        return ["func SYMBOL<T: AdditiveArithmetic>(a: inout T, b: T) "
                "{ if b != .zero && isMutant(#) { a NEW b } else { a OLD b } }"]
    if old in ASSIGNMENTS:
        return [f"func SYMBOL<T: {kind}>(a: inout T, b: T) {{ if isMutant(#) {{ a NEW b }} else {{ a OLD b }} }}"
                for kind in ("BinaryInteger", "FloatingPoint")]
    return ["func SYMBOL(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
            "{ try isMutant(#) ? a NEW b() : a OLD b() }"]


HEADER = """import Glibc

precedencegroup MutantCondition {
  higherThan: TernaryPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

private let activeMutant = getenv("PLUMB_MUTANT").map { Int(atol($0)) } ?? -1

/// A byte for each change, set when it is reached; a file, as tests start processes.
private nonisolated(unsafe) let reachedMutants: UnsafeMutablePointer<UInt8>? = {
  guard let path = getenv("PLUMB_REACHED") else { return nil }
  let file = open(path, O_RDWR)
  guard file >= 0 else { return nil }
  let size = Int(lseek(file, 0, SEEK_END))
  let bytes = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  return bytes == MAP_FAILED ? nil : bytes?.assumingMemoryBound(to: UInt8.self)
}()

func isMutant(_ number: Int) -> Bool {
  reachedMutants?[number] = 1
  return activeMutant == number
}

func mutantNumber<T: Numeric>(_ number: Int, _ value: T, by delta: T) -> T {
  isMutant(number) ? value + delta : value
}

func mutantBool(_ number: Int, _ value: Bool) -> Bool { isMutant(number) ? !value : value }

func mutantMin<T: Comparable>(_ number: Int, _ values: T...) -> T {
  let ends = (values.min() ?? values[0], values.max() ?? values[0])
  return ends.0 != ends.1 && isMutant(number) ? ends.1 : ends.0
}

func mutantMax<T: Comparable>(_ number: Int, _ values: T...) -> T {
  let ends = (values.min() ?? values[0], values.max() ?? values[0])
  return ends.0 != ends.1 && isMutant(number) ? ends.0 : ends.1
}
"""
