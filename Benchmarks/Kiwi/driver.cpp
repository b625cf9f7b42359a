// The workloads of SolverBenchmark for kiwi: driver WORKLOAD N MILLISECONDS, with the same output.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <time.h>
#include <vector>

using namespace kiwi;

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static double varied(int i, double base) { return base + ((i * 617) % 1000) / 2.0; }

static double sum(const std::vector<Variable>& variables) {
  double sum = 0;
  for (const auto& variable : variables) sum += variable.value();
  return sum;
}

struct Operation {
  std::string name;
  std::function<double(int)> run;
};

struct Workload {
  virtual ~Workload() {}
  virtual std::vector<Operation> operations() = 0;
  std::vector<Variable> moved;

  double total() const { return sum(moved); }
};

struct Chain : Workload {
  Solver solver;
  int count;
  Variable width;

  explicit Chain(int count) : count(count) {
    Variable left, right;
    solver.addConstraint(left == 0);
    solver.addConstraint(right == left + width);
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 108.0 * count);
    Variable firstWidth, lastRight;
    for (int i = 0; i < count; i++) {
      Variable l, w, r;
      solver.addConstraint(r == l + w);
      if (i == 0) {
        solver.addConstraint(l == left);
        firstWidth = w;
      } else {
        solver.addConstraint(l == lastRight + 8);
        solver.addConstraint(w == firstWidth);
      }
      moved.push_back(l);
      moved.push_back(w);
      moved.push_back(r);
      lastRight = r;
    }
    solver.addConstraint(lastRight == right);
    solver.updateVariables();
  }

  std::vector<Operation> operations() override {
    return {{"edit", [this](int i) {
               solver.suggestValue(width, varied(i, 108.0 * count));
               solver.updateVariables();
               return sum(moved);
             }}};
  }
};

struct Siblings : Workload {
  Solver solver;
  Variable width;

  explicit Siblings(int count) {
    Variable left, top;
    solver.addConstraint(left == 0);
    solver.addConstraint(top == 0);
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 600);
    for (int i = 0; i < count; i++) {
      Variable l, t, w, h;
      solver.addConstraint(l == left + (10 + i % 17));
      solver.addConstraint(t == top + (10 + i % 13));
      solver.addConstraint(l + w == left + width - (12 + i % 7));
      solver.addConstraint(h == 20 + i % 31);
      moved.push_back(w);
    }
    solver.updateVariables();
  }

  std::vector<Operation> operations() override {
    return {{"edit", [this](int i) {
               solver.suggestValue(width, varied(i, 600));
               solver.updateVariables();
               return sum(moved);
             }}};
  }
};

struct Box {
  Variable left, top, width, height;
};

struct Nested : Workload {
  Solver solver;
  std::vector<Box> boxes;

  explicit Nested(int count) {
    boxes.reserve(count + 2);
    boxes.emplace_back();
    solver.addConstraint(boxes[0].left == 0);
    solver.addConstraint(boxes[0].top == 0);
    solver.addEditVariable(boxes[0].width, strength::strong);
    solver.addEditVariable(boxes[0].height, strength::strong);
    solver.suggestValue(boxes[0].width, 5000);
    solver.suggestValue(boxes[0].height, 3750);
    int next = 0;
    while (int(boxes.size()) + 1 < count) {
      Box a, b;
      int depth = 0;
      for (int k = next + 1; k > 0; k >>= 1) depth++;
      split(boxes[next], a, b, depth % 2 == 1);
      boxes.push_back(a);
      boxes.push_back(b);
      next++;
    }
    solver.updateVariables();
    for (auto& box : boxes)
      for (auto& variable : {box.left, box.top, box.width, box.height}) moved.push_back(variable);
  }

  void split(const Box& parent, const Box& a, const Box& b, bool isHorizontal) {
    for (auto* child : {&a, &b}) {
      if (isHorizontal) {
        solver.addConstraint(child->top == parent.top + 8);
        solver.addConstraint(child->top + child->height == parent.top + parent.height - 8);
      } else {
        solver.addConstraint(child->left == parent.left + 8);
        solver.addConstraint(child->left + child->width == parent.left + parent.width - 8);
      }
    }
    if (isHorizontal) {
      solver.addConstraint(a.left == parent.left + 8);
      solver.addConstraint(b.left == a.left + a.width + 8);
      solver.addConstraint(b.left + b.width == parent.left + parent.width - 8);
      solver.addConstraint(a.width == b.width);
    } else {
      solver.addConstraint(a.top == parent.top + 8);
      solver.addConstraint(b.top == a.top + a.height + 8);
      solver.addConstraint(b.top + b.height == parent.top + parent.height - 8);
      solver.addConstraint(a.height == b.height);
    }
  }

  std::vector<Operation> operations() override {
    return {{"edit", [this](int i) {
               double width = varied(i, 5000);
               solver.suggestValue(boxes[0].width, width);
               solver.suggestValue(boxes[0].height, 0.75 * width);
               solver.updateVariables();
               return sum(moved);
             }}};
  }
};

struct Item {
  Variable left, top, width, height;
  // The width of the content, where it changes.
  Variable natural;
};

struct Row {
  Item label, field, button;
  std::vector<Constraint> constraints;
};

struct Form : Workload {
  // Above all strengths that the edited values compete with: kiwi has no required edit variables.
  static constexpr double EDIT = 1e9;
  Solver solver;
  Variable left, top, width, height;
  std::vector<Row> rows;
  int widest = 0, narrow = 0;

  explicit Form(int count) {
    solver.addConstraint(left == 0);
    solver.addConstraint(top == 0);
    solver.addEditVariable(width, strength::strong);
    solver.suggestValue(width, 600);
    for (int i = 0; i < count; i++)
      if (labelWidth(i) > labelWidth(widest)) widest = i;
    narrow = widest == 0 ? 1 : 0;
    rows.resize(count);
    for (int i = 0; i < count; i++) addRow(i);
    const Item& last = rows[count - 1].field;
    solver.addConstraint(height == last.top + last.height + 20);
    solver.updateVariables();
    for (auto& row : rows) {
      moved.push_back(row.label.width);
      moved.push_back(row.field.width);
      moved.push_back(row.button.left);
    }
  }

  static double labelWidth(int i) { return 60 + (i * 37) % 90; }

  void addRow(int i) {
    Row& row = rows[i];
    row.constraints.clear();
    auto require = [&](const Constraint& constraint) {
      solver.addConstraint(constraint);
      row.constraints.push_back(constraint);
    };
    Item &label = row.label, &field = row.field, &button = row.button;
    require(label.left == left + 20);
    require(field.left == label.left + label.width + 8);
    require(button.left == field.left + field.width + 8);
    require(button.left + button.width == left + width - 20);
    require(label.top + 13 == field.top + 16);
    require(button.top + 15 == field.top + 16);
    if (i == 0) {
      require(field.top == top + 20);
    } else {
      require(field.top == rows[i - 1].field.top + rows[i - 1].field.height + 8);
      require(label.width == rows[0].label.width);
    }
    double weak = strength::weak, strong = strength::strong;
    // Only the labels that change have an edit variable, since each makes the system larger.
    if (i == widest || i == narrow) {
      if (!solver.hasEditVariable(label.natural)) solver.addEditVariable(label.natural, EDIT);
      solver.suggestValue(label.natural, labelWidth(i));
      addIntrinsic(row, label, label.natural, 17, 2 * weak, strong);
    } else {
      addIntrinsic(row, label, labelWidth(i), 17, 2 * weak, strong);
    }
    addIntrinsic(row, field, 100, 22, weak, 10 * weak);
    addIntrinsic(row, button, 60 + (i * 13) % 40, 20, 3 * weak, strong);
  }

  template <typename Width>
  void addIntrinsic(Row& row, Item& item, const Width& w, double h, double hugging,
                    double compression) {
    for (auto& constraint : {(item.width <= w) | hugging, (item.width >= w) | compression,
                             (item.height <= h) | (3 * strength::weak),
                             (item.height >= h) | strength::strong}) {
      solver.addConstraint(constraint);
      row.constraints.push_back(constraint);
    }
  }

  void setWidth(Item& item, double w) { solver.suggestValue(item.natural, w); }

  void reset(int i) {
    if (i != 0) return;
    solver.suggestValue(width, 600);
    setWidth(rows[widest].label, labelWidth(widest));
    setWidth(rows[narrow].label, labelWidth(narrow));
  }

  std::vector<Operation> operations() override {
    return {{"edit",
             [this](int i) {
               solver.suggestValue(width, varied(i, 600));
               solver.updateVariables();
               return sum(moved);
             }},
            {"one label",
             [this](int i) {
               reset(i);
               setWidth(rows[narrow].label, 40 + i % 20);
               solver.updateVariables();
               return rows[narrow].label.width.value() + rows[narrow].field.width.value();
             }},
            {"widest label",
             [this](int i) {
               reset(i);
               setWidth(rows[widest].label, i % 2 == 0 ? 150 : 170);
               solver.updateVariables();
               return sum(moved);
             }},
            {"row churn",
             [this](int k) {
               reset(k);
               int i = int(rows.size()) / 2;
               auto& row = rows[i];
               for (auto& constraint : row.constraints) solver.removeConstraint(constraint);
               addRow(i);
               solver.updateVariables();
               return sum(moved);
             }},
            {"crossing", [this](int i) {
               reset(i);
               solver.suggestValue(width, i % 2 == 0 ? 330 + i % 7 : 700 + i % 11);
               solver.updateVariables();
               return sum(moved);
             }}};
  }
};

static std::pair<double, double> measure(double milliseconds,
                                         const std::function<double(int)>& body) {
  double check = 0;
  int i = 0;
  double start = now();
  for (; i < 4; i++) {
    check += body(i);
    if (i == 0 && now() - start > 10e9) return {now() - start, check};
  }
  int batch = 1;
  std::vector<double> times;
  double end = now() + milliseconds * 1e6;
  while (times.size() < 3 || (now() < end && times.size() < 1000)) {
    start = now();
    for (int k = 0; k < batch; k++) body(i++);
    double taken = now() - start;
    if (taken < 50000 && batch < 1 << 20) {
      batch *= 2;
    } else {
      times.push_back(taken / batch);
    }
    if (taken > 2e9) break;
  }
  std::sort(times.begin(), times.end());
  return {times[times.size() / 2], check};
}

template <typename W>
static void run(int count, double milliseconds) {
  std::unique_ptr<W> kept;
  auto build = measure(milliseconds, [&](int) {
    kept.reset();
    kept.reset(new W(count));
    return kept->total();
  });
  printf("build\t%.3f\t%.17g\n", build.first, kept->total());
  for (auto& operation : kept->operations()) {
    auto result = measure(milliseconds, operation.run);
    printf("%s\t%.3f\t%.17g\n", operation.name.c_str(), result.first, result.second);
  }
}

int main(int argc, char** argv) {
  if (argc != 4) return 64;
  std::string workload = argv[1];
  int count = atoi(argv[2]);
  double milliseconds = atof(argv[3]);
  if (workload == "chain") run<Chain>(count, milliseconds);
  if (workload == "siblings") run<Siblings>(count, milliseconds);
  if (workload == "nested") run<Nested>(count, milliseconds);
  if (workload == "form") run<Form>(count, milliseconds);
}
