import Cassowary

// Reads systems from standard input and prints what the solver makes of them.
//
// system NAME VARIABLES
// constraint PRIORITY RELATION CONSTANT VARIABLE:COEFFICIENT …
// end
//
// For each system: `refused INDEX MEMBERS…` for each constraint that was refused, with the indices of
// the conflicting ones; `values …`; `unique …` with 1 for each variable that is; and `end`.

struct System {
  let solver = Solver()
  let variables: [Variable]
  var constraints: [Constraint?] = []

  init(_ count: Int) {
    let solver = self.solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  mutating func add(_ words: [Substring]) {
    var expression = Expression(constant: Double(words[3])!)
    for word in words.dropFirst(4) {
      let parts = word.split(separator: ":")
      expression.append(Term(variables[Int(parts[0])!], Double(parts[1])!))
    }
    do {
      constraints.append(
        try solver.add(
          expression, Relation(rawValue: Int(words[2])!)!, priority: Priority(Double(words[1])!)))
    } catch {
      var members: [Int] = []
      if case .conflict(let conflict) = error {
        members = conflict.constraints.compactMap { constraints.firstIndex(of: $0) }
      }
      print("refused", constraints.count, members.map { "\($0)" }.joined(separator: " "))
      constraints.append(nil)
    }
  }

  func answer() {
    print("values", variables.map { "\(solver.value(of: $0))" }.joined(separator: " "))
    print("unique", variables.map { solver.isUnique($0) ? "1" : "0" }.joined(separator: " "))
    print("end")
  }
}

var system = System(0)
while let line = readLine() {
  let words = line.split(separator: " ")
  switch words.first {
  case "system": system = System(Int(words[2])!)
  case "constraint": system.add(words)
  default: system.answer()
  }
}
