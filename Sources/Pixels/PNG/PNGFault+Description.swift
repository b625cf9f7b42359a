extension PNG.Fault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .truncated: "the PNG ends before its picture does"
    case .checksum(let chunk): "the PNG is damaged: wrong checksum of its \(chunk) chunk"
    case .chunk(let chunk): "the PNG is damaged: its \(chunk) chunk is missing, misplaced or wrong"
    case .header: "the PNG's header combines values that PNG does not allow"
    case .tooLarge(let width, let height, let limit):
      "the PNG has \(width) × \(height) pixels; the limit is \(limit / 1_000_000) million, "
        + "and \(PNG.sideLimit) on a side"
    case .data: "the PNG's compressed pixels are damaged"
    case .memory: "there is not enough memory for the PNG"
    case .processor:
      "PNGs need a processor with SSE4.2, without which their bytes would differ from those made "
        + "elsewhere; SVG and PDF do not"
    }
  }
}
