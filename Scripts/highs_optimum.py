"""The optimum of a system of constraints with priorities as HiGHS finds it (SciPy, from PyPI).

Level by level: the sum of violations at the highest priority is minimised and fixed up to a
tolerance, then the next. A constraint is (priority, relation, constant, {variable: coefficient}) with
the relation -1, 0 or 1 for a x + c <= 0, = 0 or >= 0.

HiGHS rounds, as a layout's coefficients do. Where the exact optimum hangs on the last bits of the
coefficients it is HiGHS, and not exact arithmetic, that says what the system means: two rows that
were meant to be the same cross at infinity and not at a point.
"""
import numpy
from scipy.optimize import linprog

from exact_optimum import REQUIRED, exact_violation

FEASIBLE = 1e-9
AGREES = 1e-6
# No value that anybody means is so many times as large as the others.
FAR = 1e4
OPTIONS = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}


def size(constraint, values):
    """What a violation is small against."""
    return 1 + abs(constraint[2]) + sum(abs(c * float(values[v])) for v, c in constraint[3].items())


class HighsOptimum:
    """The constraints as one linear program: variables, then an excess and a deficit for each."""

    def __init__(self, count, constraints, reach=None):
        self.count, self.constraints = count, constraints
        m = len(constraints)
        self.matrix = numpy.zeros((m, count + 2 * m))
        self.right = numpy.zeros(m)
        self.bounds = [(None, None) if reach is None else (-reach, reach)] * count
        for i, (priority, relation, constant, terms) in enumerate(constraints):
            for v, c in terms.items():
                self.matrix[i, v] = c
            self.matrix[i, count + 2 * i], self.matrix[i, count + 2 * i + 1] = -1, 1
            self.right[i] = -constant
            required = priority >= REQUIRED
            self.bounds.append((0, 0 if required and relation <= 0 else None))
            self.bounds.append((0, 0 if required and relation >= 0 else None))
        self.caps, self.limits = [], []

    @property
    def levels(self):
        return sorted({c[0] for c in self.constraints if c[0] < REQUIRED}, reverse=True)

    def cost(self, priority):
        cost = numpy.zeros(self.matrix.shape[1])
        for i, (p, relation, _, _) in enumerate(self.constraints):
            if p == priority:
                cost[self.count + 2 * i] = 1 if relation <= 0 else 0
                cost[self.count + 2 * i + 1] = 1 if relation >= 0 else 0
        return cost

    def minimise(self, cost):
        return linprog(cost, A_ub=numpy.array(self.caps) if self.caps else None,
                       b_ub=self.limits if self.caps else None, A_eq=self.matrix, b_eq=self.right,
                       bounds=self.bounds, method="highs", options=OPTIONS)

    def fix(self, cost, optimum):
        self.caps.append(cost)
        self.limits.append(optimum + 1e-9 * (1 + abs(optimum)))

    def is_feasible(self):
        """None where HiGHS cannot tell."""
        status = self.minimise(numpy.zeros(self.matrix.shape[1])).status
        return True if status == 0 else False if status == 2 else None

    def spread(self, variable):
        """How far apart two values of a variable can be under what is fixed; None if not known."""
        ends = []
        for sign in (1, -1):
            cost = numpy.zeros(self.matrix.shape[1])
            cost[variable] = sign
            result = self.minimise(cost)
            if result.status != 0:
                return None
            ends.append(sign * result.fun)
        return ends[1] - ends[0]


def finds_optima(count, accepted, optima, values):
    """Whether HiGHS finds the exact optima, level by level; None where it finds no optimum."""
    if not accepted:
        return True
    program = HighsOptimum(count, accepted)
    for priority, optimum in optima:
        cost = program.cost(priority)
        result = program.minimise(cost)
        if result.status != 0:
            return None
        scale = sum(size(c, values) for c in accepted if c[0] == priority)
        if abs(result.fun - float(optimum)) > AGREES * scale:
            return False
        program.fix(cost, result.fun)
    return True


def confirms_refusals(system, answer):
    """Whether HiGHS says which constraints cannot hold, and why, as the solver does."""
    constraints, held = system[1], []
    for index, constraint in enumerate(constraints):
        if constraint[0] < REQUIRED:
            continue
        if index not in answer["refused"]:
            held.append(constraint)
            continue
        conflict = [constraints[m] for m in answer["refused"][index]] + [constraint]
        for cannot in (held + [constraint], conflict):
            if HighsOptimum(system[0], cannot).is_feasible() is not False:
                return False
        for left in range(len(conflict)):
            if not HighsOptimum(system[0], conflict[:left] + conflict[left + 1:]).is_feasible():
                return False
    return True


def confirms_optimum(count, held, values, unique):
    """Whether HiGHS finds the sum of violations of each priority, and the unique variables unique."""
    for c in held:
        if c[0] >= REQUIRED and float(exact_violation(c, values)) > FEASIBLE * size(c, values):
            return False
    reach = FAR * (1 + max((abs(x) for x in values), default=0))
    program = HighsOptimum(count, held, reach)
    for priority in program.levels:
        cost = program.cost(priority)
        result = program.minimise(cost)
        mine = [c for c in held if c[0] == priority]
        total = float(sum(exact_violation(c, values) for c in mine))
        if result.status != 0 or total > result.fun + AGREES * sum(size(c, values) for c in mine):
            return False
        program.fix(cost, max(total, result.fun))
    for v in range(count):
        if unique[v] == 1:
            spread = program.spread(v)
            if spread is None or spread > 1e-4 * (1 + abs(values[v])):
                return False
    return True
