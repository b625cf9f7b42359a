/// The state of the method; METHOD.md beside this file describes it.
///
/// `Solver` keeps it behind a pointer, so that the loops below see plain stored values.
///
/// Methods on hot paths are `mutating` even where they only read: to one that is not, the compiler
/// passes a value of this size by copying all of it.
struct Engine: ~Copyable {
  var matrix = Matrix()
  var levels = Levels()
  var rows = Slab<Row>()
  var freeRows = Slab<Int>()
  var columns = Slab<Column>()
  var values = Slab<Double>()
  var segments = Slab<Segment>()
  var breakpoints = Slab<Breakpoint>()
  var freeBreakpoints = Slab<Int>()
  var freeVariables = Slab<Int>()
  /// By variable: they rank by it, the earlier the cheaper to stretch.
  var births = Slab<Int>()
  var nextBirth = 0
  var blocks = Slab<BlockFactor>()
  var freeBlocks = Slab<Int>()

  /// Row duals, `levels.stride` a row.
  var duals = Slab<Double>(capacity: 128)
  /// By row, whether some dual is not zero; apart from the rows, because pricing reads little else.
  var hasDual = Slab<Bool>()

  // What is to be done before the values are those of an optimum.
  var dirty = Slab<Int>()
  var unseated = Slab<Int>()
  var broken = Slab<Int>()
  var candidates = Slab<Int>()
  var candidatesTaken = 0
  var changed = Slab<Int>()
  var reported = Slab<Double>()
  /// Lists of columns while the changes are taken.
  var taken = Slab<Int>()
  var takenBefore = Slab<Int>()

  // Work space. Everything by row or column is zero between uses.
  var work = Slab<Double>()
  var backWork = Slab<Double>()
  var vectorWork = Slab<Double>(capacity: 128)
  var alpha = Slab<Double>()
  var alphaColumns = Slab<Int>()
  var mark = 0
  var seeds = Slab<Int>()
  var order = Slab<Int>()
  var backOrder = Slab<Int>()
  var stack = Slab<Frame>()
  var events = Slab<Event>()
  var passed = Slab<Int>()
  var scope = Slab<Int>()
  var sorted = Slab<Int>()
  var scratch = Vectors(stride: 8)
  var blockWork = Slab<Double>()
  var members = Slab<Int>()
  var blockColumns = Slab<Int>()
  var peeling = Peeling()
  var elimination = Elimination()

  /// Counts the changes of the basis and of the columns' lists: what is cached holds for one epoch.
  var epoch = 0
  var directions: [Direction] = []
  /// Counts what moves basic columns or their segments.
  var motion = 0
  var shifted = Slab<Int>()
  var shiftedEpoch = -1
  /// Values shifted since they were last computed from the constraints.
  var drift = 0
  /// Work done for the current solve, in visited entries, and where it ends.
  var effort = 0
  var effortLimit = Int.max
  /// Simplex steps of the current solve.
  var steps = 0
  var stalls = 0
  /// A block could not be factored; the basis has to be made anew.
  var isSingular = false
  var pivots = 0
  var refreshedPivots = 0
  /// How many there were when a required constraint was last looked at again.
  var confirmedPivots = 0
  /// Some constraint has had coefficients above 64 or below 1/64.
  var isBadlyScaled = false
  /// A small pivot may have made rounding of earlier exchanges large.
  var isDelicate = false
  /// Columns and their values at the basis, where the values that are shown have a basis that cannot be
  /// factored.
  var hidden: [(column: Int, value: Double)] = []
  /// False where such values are to be found again, though nothing changed.
  var isVerified = true
  /// The required constraint that was added or changed last.
  var newRequirement = -1

  struct Frame: BitwiseCopyable {
    @Narrow var start: Int
    @Narrow var row: Int
    @Narrow var position: Int
  }

  init() {}

  func free() {
    matrix.free()
    levels.free()
    rows.free()
    for slab in [
      freeRows, freeBreakpoints, freeVariables, freeBlocks, births, dirty, unseated, broken,
      candidates, changed, taken, takenBefore,
      alphaColumns, seeds, order, backOrder, passed, scope, sorted, shifted, members,
      blockColumns,
    ] { slab.free() }
    columns.free()
    for slab in [values, duals, reported, work, backWork, vectorWork, alpha, blockWork] {
      slab.free()
    }
    for block in 0..<blocks.count { blocks[block].free() }
    blocks.free()
    peeling.free()
    elimination.free()
    segments.free()
    hasDual.free()
    breakpoints.free()
    stack.free()
    events.free()
    scratch.free()
    for direction in directions { direction.release() }
  }

  var isSettled: Bool {
    dirty.count == 0 && unseated.count == 0 && broken.count == 0
      && candidates.count == candidatesTaken
  }
}

/// Cost vectors that are needed one after another, one component a level.
struct Vectors {
  var low: Slab<Double>
  var high: Slab<Double>
  var dot: Slab<Double>
  var size: Slab<Double>
  var slope: Slab<Double>

  init(stride: Int) {
    func zeros() -> Slab<Double> {
      var slab = Slab<Double>(capacity: stride)
      slab.extend(to: stride, with: 0)
      return slab
    }
    (low, high, dot, size, slope) = (zeros(), zeros(), zeros(), zeros(), zeros())
  }

  func free() {
    for slab in [low, high, dot, size, slope] { slab.free() }
  }
}
