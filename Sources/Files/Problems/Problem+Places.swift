import LayoutScene

extension Problem {
  /// The problem at each of its places.
  package var eachPlace: [Problem] {
    var own = self
    own.morePlaces = []
    return [own]
      + morePlaces.map { place in
        var other = own
        (other.location, other.excerpt) = (place, nil)
        return other
      }
  }
}
