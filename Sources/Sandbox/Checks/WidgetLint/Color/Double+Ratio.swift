extension Double {
  /// The contrast in the usual notation: `4.5:1`.
  var ratio: String { "\(rounded(to: 100)):1" }

  func rounded(to steps: Double) -> String {
    let rounded = (self * steps).rounded() / steps
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
