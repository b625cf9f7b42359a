/// The interval of values in which a basic column's cost has the slope for which it was priced.
struct Segment: BitwiseCopyable {
  var low = -Double.infinity
  var high = Double.infinity
}
