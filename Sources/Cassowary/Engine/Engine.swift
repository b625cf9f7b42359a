/// The state of the method that METHOD.md describes. Each folder extends it with one part of the
/// method.
///
/// `Solver` keeps the engine behind a pointer, so that loops work directly on its stored
/// properties.
///
/// Methods on hot paths are `mutating` even if they only read: Swift passes a copy of this large
/// value to other methods.
struct Engine: ~Copyable {
  /// The coefficients of the rows.
  var matrix = Matrix()
  /// The priorities in use.
  var levels = Levels()
  /// The rows.
  var rows = Slab<Row>()
  /// Unused rows, which are reused for new ones.
  var freeRows = Slab<Int>()
  /// The columns.
  var columns = Slab<Column>()
  /// The value of each column.
  var values = Slab<Double>()
  /// The segment of each basic column, by column.
  var segments = Slab<Segment>()
  /// The breakpoints, one for each constraint.
  var breakpoints = Slab<Breakpoint>()
  /// Unused slots of constraints, which are reused for new ones.
  var freeBreakpoints = Slab<Int>()
  /// The indices of removed variables, which are reused for new ones.
  var freeVariables = Slab<Int>()
  /// The rank of each variable. Where priorities leave a choice, slack goes to the lowest rank.
  var ranks = Slab<Int>()
  /// The rank of the next variable.
  var nextRank = 0
  /// The factors of the coupled blocks.
  var blocks = Slab<BlockFactor>()
  /// Indices of `blocks` that are not in use.
  var freeBlocks = Slab<Int>()

  /// The duals of all levels by row: `levels.stride` numbers for each row.
  var duals = Slab<Double>(capacity: 128)
  /// By row, whether some dual is not zero. Stored apart from the rows, because pricing reads
  /// little else of them.
  var hasDual = Slab<Bool>()

  // Columns that wait for a step before the values are optimal; `Column.Marks` describes the lists.
  var dirty = Slab<Int>()
  var unplaced = Slab<Int>()
  var infeasible = Slab<Int>()
  var candidates = Slab<Int>()
  /// The number of `candidates` that have been examined.
  var candidatesTaken = 0
  var changed = Slab<Int>()
  /// By variable, the value when changes were last taken.
  var reported = Slab<Double>()
  /// The columns of changed variables, ascending, while changes are taken.
  var taken = Slab<Int>()
  /// The list that `taken` is being merged from.
  var takenBefore = Slab<Int>()

  // Work space. Vectors by row or by column are zero between uses.
  /// By row, the right-hand side or the solution of FTRAN.
  var work = Slab<Double>()
  /// By row, the right-hand side or the solution of BTRAN.
  var backWork = Slab<Double>()
  /// By row and level, the changes of the duals.
  var vectorWork = Slab<Double>(capacity: 128)
  /// By column, the pivot row.
  var alpha = Slab<Double>()
  /// The columns at which the pivot row may not be zero.
  var alphaColumns = Slab<Int>()
  /// The number of the last search, with which rows are marked.
  var mark = 0
  /// The rows at which a right-hand side is not zero.
  var seeds = Slab<Int>()
  /// The nodes that the last FTRAN reached, each by a row, the last first.
  var order = Slab<Int>()
  /// The nodes that the last BTRAN reached, each by a row, the last first.
  var backOrder = Slab<Int>()
  /// The stack of the depth-first search.
  var stack = Slab<Frame>()
  /// The breakpoints that a step may meet, as a heap.
  var events = Slab<Event>()
  /// The breakpoints that a step passes.
  var passed = Slab<Int>()
  /// The rows whose nodes an exchange changes.
  var scope = Slab<Int>()
  /// Breakpoints or columns in order.
  var sorted = Slab<Int>()
  /// Cost vectors of the current column.
  var scratch = CostVectors(stride: 8)
  /// A right-hand side or solution, by the rows of one block.
  var blockWork = Slab<Double>()
  /// The rows of a new block, by their place in `scope`.
  var members = Slab<Int>()
  /// The columns of a new block.
  var blockColumns = Slab<Int>()
  /// Orders the scope of an exchange.
  var singletons = SingletonOrdering()
  /// Factors a block.
  var elimination = Elimination()

  /// Counts the changes of the basis and of the columns' lists. Cached responses hold for one
  /// epoch.
  var epoch = 0
  /// The cached responses.
  var responses: [Response] = []
  /// Counts the operations that move basic columns or change their segments.
  var movementEpoch = 0
  /// Columns that moved once in `shiftedEpoch`, for which no response is kept yet.
  var recentlyShifted = Slab<Int>()
  /// The epoch of `recentlyShifted`.
  var shiftedEpoch = -1
  /// How many values were shifted since all were last computed from the constraints.
  var shiftsSinceRefresh = 0
  /// The work of the current operation, in visited entries.
  var effort = 0
  /// The effort at which the operation stops.
  var effortLimit = Int.max
  /// Simplex steps of the current operation.
  var steps = 0
  /// Degenerate steps in a row.
  var stalledSteps = 0
  /// Whether a block could not be factored, so that the basis must be rebuilt.
  var isSingular = false
  /// How often the basis has been rebuilt, so that who began before knows that nothing can be undone.
  var restarts = 0
  /// Exchanges since the solver was made.
  var pivots = 0
  /// `pivots` when the values were last computed from the constraints.
  var pivotsAtRefresh = 0
  /// The number of constraints with a coefficient above `Tolerance.badScale` or below its inverse.
  var badCount = 0
  /// By column, a bound on the rounding of its value if it follows from a badly scaled row, else 0.
  var roundings = Slab<Double>()
  /// How far values may have moved since all decisions were found to be clear; infinite if the next check
  /// has to look at all of them.
  var travelled = Double.infinity
  /// The work of the last check of all decisions.
  var workOfFullCheck = 0
  /// Columns that such a check has to look at although the others are known to be clear.
  var doubtful = Slab<Int>()
  /// Basic columns with required constraints that have left their segments since required constraints were
  /// last rechecked in extended precision, while there are badly scaled ones.
  var strayed = Slab<Int>()
  /// Whether a small pivot or a small dual may carry rounding of earlier exchanges.
  var needsRefresh = false
  /// The columns' values at the engine's basis, while `values` holds more accurate ones whose own
  /// basis cannot be factored in doubles. Otherwise empty.
  var basisValues: [(column: Int, value: Double)] = []
  /// False if such values must be computed again although no constraint changed.
  var isVerified = true
  /// The required constraint that was added or changed last, or -1.
  var newRequirement = -1

  /// An entry of the depth-first search's stack: a node, the row of the node that is being scanned,
  /// and the position in that row.
  struct Frame: BitwiseCopyable {
    @Narrow var start: Int
    @Narrow var row: Int
    @Narrow var position: Int
  }

  init() {}

  /// Frees all memory.
  func free() {
    matrix.free()
    levels.free()
    rows.free()
    for slab in [
      freeRows, freeBreakpoints, freeVariables, freeBlocks, ranks, dirty, unplaced, infeasible,
      candidates, changed, taken, takenBefore,
      alphaColumns, seeds, order, backOrder, passed, scope, sorted, recentlyShifted, members,
      blockColumns, strayed, doubtful,
    ] { slab.free() }
    columns.free()
    for slab in [
      values, duals, reported, work, backWork, vectorWork, alpha, blockWork, roundings,
    ] {
      slab.free()
    }
    for block in 0..<blocks.count { blocks[block].free() }
    blocks.free()
    singletons.free()
    elimination.free()
    segments.free()
    hasDual.free()
    breakpoints.free()
    stack.free()
    events.free()
    scratch.free()
    for response in responses { response.release() }
  }

  /// Whether there is a badly scaled constraint.
  var isBadlyScaled: Bool { badCount > 0 }

  /// Whether no column waits for a step.
  var isSettled: Bool {
    dirty.count == 0 && unplaced.count == 0 && infeasible.count == 0
      && candidates.count == candidatesTaken
  }
}
