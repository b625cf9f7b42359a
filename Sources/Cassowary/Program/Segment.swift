/// The interval of values in which a basic column's cost has the slope it was priced with.
struct Segment: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity
}
