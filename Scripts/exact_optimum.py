"""The exact optimum of a system of constraints with priorities, in integers.

A simplex on the residuals s_i = a_i x + c_i themselves: as many of them as there are variables are
zero and independent (nonbasic), the others are linear in these. Numbers are integers over one common
denominator (Bareiss), so nothing is rounded. Every constant carries a random infinitesimal beside it,
so that no vertex is degenerate: each step falls strictly and there is no cycle, and the basis it ends
at is optimal for the given constants too. Required constraints are the highest priority, so a system
that rounding made contradictory has an optimum as well: the least sum of violations.

A constraint is (priority, relation, constant, {variable: coefficient}) with the relation -1, 0 or 1
for a x + c <= 0, = 0 or >= 0.
"""
from fractions import Fraction
import math
import random

REQUIRED = 1000


class ExactOptimum:
    def __init__(self, count, constraints):
        self.count, self.constraints = count, constraints
        self.levels = sorted({min(c[0], REQUIRED) for c in constraints}, reverse=True)
        self.level = [self.levels.index(min(c[0], REQUIRED)) for c in constraints]
        self.above = [0 if c[1] > 0 else 1 for c in constraints]
        self.below = [0 if c[1] < 0 else 1 for c in constraints]
        numbers = [x for c in constraints for x in (c[2], *c[3].values())]
        scale = math.lcm(*(Fraction(x).denominator for x in numbers))
        self.scale = scale
        generator = random.Random(1)
        # Rows are constraints, then variables; columns are members, negative for variables.
        self.rows = []
        for _, _, constant, terms in constraints:
            row = [int(Fraction(terms.get(v, 0)) * scale) for v in range(count)]
            self.rows.append(row + [int(Fraction(constant) * scale), generator.randrange(1, 1 << 60)
                                    * generator.choice([1, -1])])
        self.members = list(range(len(constraints)))
        self.columns = [-1 - v for v in range(count)]
        self.denominator = 1
        self.steps = 0
        self.linear = None
        self.is_bounded = self.optimise()

    def optimise(self):
        while True:
            choice = self.entering()
            if choice is None:
                return True
            if not self.step(*choice):
                return False
            self.steps += 1

    def slope(self, column):
        """What the costs grow by, a level each, while a nonbasic residual or variable grows."""
        total = [0] * (len(self.levels) + 1)
        for member, row in zip(self.members, self.rows):
            if member >= 0 and row[column]:
                side = self.above[member] if (row[-2], row[-1]) > (0, 0) else -self.below[member]
                if side:
                    total[self.level[member]] += side * row[column]
        if self.linear is not None:
            variable, sign = self.linear
            if self.columns[column] == -1 - variable:
                total[-1] = sign * self.denominator
            else:
                total[-1] = sign * self.row_of(variable)[column] if self.row_of(variable) else 0
        return total

    def row_of(self, variable):
        name = -1 - variable
        return self.rows[self.members.index(name)] if name in self.members else None

    def entering(self):
        best = None
        for column, name in enumerate(self.columns):
            slope = self.slope(column)
            up, down = slope, [-x for x in slope]
            if name >= 0:
                up[self.level[name]] += self.above[name] * self.denominator
                down[self.level[name]] += self.below[name] * self.denominator
            for direction, change in ((1, up), (-1, down)):
                first = next((k for k, x in enumerate(change) if x), None)
                if first is not None and change[first] < 0:
                    if best is None or (first, change[first]) < best[0]:
                        best = (first, change[first]), column, direction, change
        return best and best[1:]

    def step(self, column, direction, change):
        events = []
        for k, (member, row) in enumerate(zip(self.members, self.rows)):
            rate = row[column] * direction
            if member < 0 or rate == 0 or (rate > 0) == ((row[-2], row[-1]) > (0, 0)):
                continue
            events.append((Fraction(-row[-2], rate), Fraction(-row[-1], rate), k))
        for _, _, k in sorted(events):
            member = self.members[k]
            change[self.level[member]] += abs(self.rows[k][column]) * (
                self.above[member] + self.below[member])
            if next((x for x in change if x), 0) >= 0:
                self.pivot(k, column)
                return True
        return False

    def pivot(self, r, column):
        pivot_row, old = self.rows[r], self.denominator
        p = pivot_row[column]
        sign = 1 if p > 0 else -1
        for k, row in enumerate(self.rows):
            if k == r:
                continue
            factor = row[column]
            if factor:
                new = [sign * ((x * p - factor * y) // old) for x, y in zip(row, pivot_row)]
                new[column] = sign * factor
            else:
                new = [sign * (x * p // old) for x in row]
            self.rows[k] = new
        new = [-sign * x for x in pivot_row]
        new[column] = sign * old
        self.rows[r] = new
        self.denominator = sign * p
        self.members[r], self.columns[column] = self.columns[column], self.members[r]

    def optima(self):
        """The sum of violations of each priority, as fractions, from the highest down."""
        sums = [Fraction(0)] * len(self.levels)
        for member, row in zip(self.members, self.rows):
            if member >= 0:
                side = self.above[member] if row[-2] > 0 else -self.below[member]
                sums[self.level[member]] += Fraction(side * row[-2], self.denominator * self.scale)
        return list(zip(self.levels, sums))

    def value(self, variable):
        # A nonbasic variable is free and stays at zero.
        row = self.row_of(variable)
        return Fraction(row[-2], self.denominator) if row else Fraction(0)

    def spread(self, variable):
        """How far apart the variable's values in two optima can be; None where without bound."""
        ends = []
        for sign in (1, -1):
            self.linear = variable, sign
            is_bounded = self.optimise()
            ends.append(self.value(variable))
            self.linear = None
            if not is_bounded:
                return None
        return ends[1] - ends[0]


def exact_violation(constraint, values):
    """The violation at the values, exactly."""
    _, relation, constant, terms = constraint
    activity = Fraction(constant) + sum(Fraction(c) * Fraction(values[v]) for v, c in terms.items())
    return max(activity, 0) if relation < 0 else max(-activity, 0) if relation > 0 else abs(activity)
