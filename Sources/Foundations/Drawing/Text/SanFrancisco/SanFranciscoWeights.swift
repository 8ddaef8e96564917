/// The increase in SF Pro's character widths with weight, as factors of the regular weight.
///
/// The factors come from measured averages of each face (text: semibold and bold; display: thin, light and
/// bold). Other weights are interpolated or extrapolated.
struct SanFranciscoWeights {
  var digit: Double
  var lower: Double
  var upper: Double
  var space: Double

  /// Returns the factors of a weight from 100 to 900.
  static func of(weight: Int, face: SanFranciscoFace) -> SanFranciscoWeights {
    let hundreds = hundreds[face] ?? []
    let (place, rest) = weight.quotientAndRemainder(dividingBy: 100)
    guard rest == 0, hundreds.indices.contains(place - 1) else {
      return SanFranciscoWeights(weight: weight, face: face)
    }
    return hundreds[place - 1]
  }

  /// The factors of the weights 100, 200, … 900, precomputed because nearly all fonts use them.
  private static let hundreds: [SanFranciscoFace: [SanFranciscoWeights]] = Dictionary(
    uniqueKeysWithValues: [SanFranciscoFace.text, .display].map { face in
      (face, (1...9).map { SanFranciscoWeights(weight: $0 * 100, face: face) })
    })

  private init(weight: Int, face: SanFranciscoFace) {
    let weight = Double(min(max(weight, 100), 900))
    switch face {
    case .text:
      digit = Self.factor(
        weight, [(100, 0.965), (400, 1), (600, 1.0556), (700, 1.0873), (900, 1.15)])
      lower = Self.factor(
        weight, [(100, 0.93), (400, 1), (600, 1.0528), (700, 1.083), (900, 1.145)])
      upper = Self.factor(
        weight, [(100, 0.935), (400, 1), (600, 1.0326), (700, 1.0519), (900, 1.09)])
    case .display:
      digit = Self.factor(
        weight, [(100, 0.955), (300, 0.9833), (400, 1), (700, 1.0833), (900, 1.14)])
      lower = Self.factor(
        weight, [(100, 0.91), (200, 0.9366), (300, 0.9725), (400, 1), (700, 1.1015), (900, 1.17)])
      upper = Self.factor(
        weight, [(100, 0.905), (200, 0.9366), (300, 0.9731), (400, 1), (700, 1.0507), (900, 1.085)])
    }
    space = face == .text && weight > 500 ? 0.27 / 0.28 : 1
  }

  /// Evaluates a piecewise linear curve through `anchors` in ascending order.
  private static func factor(_ weight: Double, _ anchors: [(weight: Double, factor: Double)])
    -> Double
  {
    for (left, right) in zip(anchors, anchors.dropFirst()) where weight <= right.weight {
      let fraction = (weight - left.weight) / (right.weight - left.weight)
      return left.factor + fraction * (right.factor - left.factor)
    }
    return anchors.last?.factor ?? 1
  }
}
