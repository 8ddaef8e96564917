import AppleFoundation

/// Maps values to positions along an axis, as fractions of its length.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
struct ChartScale {
  enum Kind {
    case numbers(ClosedRange<Double>, isLogarithmic: Bool)
    case dates(ClosedRange<Double>)
    case bands([String])
  }

  var kind: Kind
  /// Whether values increase toward the start of the axis.
  var isReversed = false

  /// Returns the range that a place covers, as fractions of the axis from 0 to 1, or `nil` if its value isn't
  /// on the scale.
  func span(of place: Mark.Place) -> ClosedRange<Double>? {
    switch place {
    case .everywhere: return 0...1
    case .range(let start, let end):
      guard let first = fraction(of: start), let second = fraction(of: end) else { return nil }
      return min(first, second)...max(first, second)
    case .value(let datum, let span):
      if let span, let first = fraction(ofQuantity: span.lowerBound),
        let second = fraction(ofQuantity: span.upperBound)
      {
        return min(first, second)...max(first, second)
      }
      if case .bands(let names) = kind {
        guard let index = names.firstIndex(of: datum.text) else { return nil }
        let width = 1 / Double(names.count)
        let start = isReversed ? 1 - Double(index + 1) * width : Double(index) * width
        return start...start + width
      }
      return fraction(of: datum).map { $0...$0 }
    }
  }

  func middle(of place: Mark.Place) -> Double? {
    span(of: place).map { ($0.lowerBound + $0.upperBound) / 2 }
  }

  func fraction(of datum: Datum) -> Double? {
    if case .bands = kind { return middle(of: .value(datum, span: nil)) }
    return datum.quantity.flatMap(fraction(ofQuantity:))
  }

  func fraction(ofQuantity quantity: Double) -> Double? {
    let plain: Double
    switch kind {
    case .bands: return nil
    case .dates(let domain), .numbers(let domain, isLogarithmic: false):
      let length = domain.upperBound - domain.lowerBound
      plain = length > 0 ? (quantity - domain.lowerBound) / length : 0.5
    case .numbers(let domain, isLogarithmic: true):
      guard quantity > 0, domain.lowerBound > 0, domain.upperBound > domain.lowerBound else {
        return nil
      }
      plain = log(quantity / domain.lowerBound) / log(domain.upperBound / domain.lowerBound)
    }
    return isReversed ? 1 - plain : plain
  }

  func quantity(at fraction: Double) -> Double? {
    let plain = isReversed ? 1 - fraction : fraction
    return switch kind {
    case .bands: nil
    case .dates(let domain), .numbers(let domain, isLogarithmic: false):
      domain.lowerBound + plain * (domain.upperBound - domain.lowerBound)
    case .numbers(let domain, isLogarithmic: true):
      domain.lowerBound * pow(domain.upperBound / domain.lowerBound, plain)
    }
  }
}
