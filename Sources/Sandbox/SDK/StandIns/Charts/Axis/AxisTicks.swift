import AppleFoundation

/// Chooses the values of an axis that get marks.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
enum AxisTicks {
  /// The maximum number of marks on an axis; strides with more marks are widened.
  private static let limit = 200

  static func values(_ wanted: AxisMarkValues, on scale: ChartScale) -> [AxisValue] {
    let data: [Datum] =
      switch (wanted.kind, scale.kind) {
      case (.listed(let data), _): data
      case (_, .bands(let names)): names.map(Datum.category)
      case (.stride(let step), .numbers(let domain, _)):
        multiples(of: step, in: domain).map(Datum.number)
      case (.automatic(let count), .numbers(let domain, _)):
        multiples(of: niceStep(domain, count: count ?? 5), in: domain).map(Datum.number)
      case (.dates(let component, let count, let calendar), .dates(let domain)):
        dates(every: count, component, in: domain, calendar).map(Datum.date)
      case (.automatic(let count), .dates(let domain)):
        automaticDates(in: domain, count: count ?? 4).map(Datum.date)
      case (.stride(let step), .dates(let domain)):
        multiples(of: step, in: domain).map(Datum.date)
      case (.dates, .numbers): []
      }
    return data.enumerated().map {
      AxisValue(index: $0.offset, count: data.count, datum: $0.element)
    }
  }

  /// Returns a step of 1, 2 or 5 times a power of ten, for about `count` steps.
  static func niceStep(_ domain: ClosedRange<Double>, count: Int) -> Double {
    let length = domain.upperBound - domain.lowerBound
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(1, count))
    let power = pow(10, floor(log10(rough)))
    let step = [1, 2, 5, 10].first { rough <= $0 * power * 1.0001 } ?? 10
    return step * power
  }

  private static func multiples(of step: Double, in domain: ClosedRange<Double>) -> [Double] {
    let length = domain.upperBound - domain.lowerBound
    guard step > 0, step.isFinite, length.isFinite else { return [domain.lowerBound] }
    let step = max(step, length / Double(limit))
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private static func dates(
    every count: Int, _ component: Calendar.Component, in domain: ClosedRange<Double>,
    _ calendar: Calendar
  ) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    guard var date = calendar.dateInterval(of: component, for: start)?.start else { return [] }
    var result: [Double] = []
    while date.timeIntervalSinceReferenceDate <= domain.upperBound, result.count < limit {
      if date >= start { result.append(date.timeIntervalSinceReferenceDate) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
      else { break }
      date = next
    }
    return result
  }

  private static let units: [(component: Calendar.Component, count: Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 10, 10), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
    (.hour, 1, 3_600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.day, 1, 86_400),
    (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.year, 1, 31_557_600), (.year, 5, 157_788_000), (.year, 20, 631_152_000),
  ]

  private static func unit(
    for domain: ClosedRange<Double>, count: Int
  ) -> (component: Calendar.Component, count: Int, seconds: Double) {
    let rough = (domain.upperBound - domain.lowerBound) / Double(max(1, count))
    return units.first { $0.seconds >= rough } ?? units[units.count - 1]
  }

  private static func automaticDates(in domain: ClosedRange<Double>, count: Int) -> [Double] {
    let unit = unit(for: domain, count: count)
    // Strides of several hours start at midnight, and strides of several days start at the beginning of the
    // month.
    let larger: [Calendar.Component: Calendar.Component] = [
      .second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year,
    ]
    guard unit.count > 1, let around = larger[unit.component],
      let start = Calendar.current.dateInterval(
        of: around, for: Date(timeIntervalSinceReferenceDate: domain.lowerBound))?.start
    else { return dates(every: 1, unit.component, in: domain, .current) }
    let whole = start.timeIntervalSinceReferenceDate...domain.upperBound
    return dates(every: unit.count, unit.component, in: whole, .current)
      .filter { $0 >= domain.lowerBound }
  }

  /// Returns the default label for a value.
  static func label(of value: AxisValue, on scale: ChartScale) -> String {
    switch (value.datum, scale.kind) {
    case (.category(let name), _): name
    case (.number(let number), .numbers(let domain, _)): self.number(number, in: domain)
    case (.date(let seconds), .dates(let domain)): date(seconds, in: domain)
    default: value.datum.text
    }
  }

  private static func number(_ number: Double, in domain: ClosedRange<Double>) -> String {
    let step = niceStep(domain, count: 5)
    let digits = max(0, min(6, Int(ceil(-log10(step) - 1e-9))))
    return number.formatted(.number.precision(.fractionLength(0...digits)))
  }

  private static func date(_ seconds: Double, in domain: ClosedRange<Double>) -> String {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    return switch unit(for: domain, count: 4).component {
    case .second: date.formatted(.dateTime.minute().second())
    case .minute: date.formatted(.dateTime.hour().minute())
    case .hour: date.formatted(.dateTime.hour())
    case .day: date.formatted(.dateTime.month(.abbreviated).day())
    case .month: date.formatted(.dateTime.month(.abbreviated))
    default: date.formatted(.dateTime.year())
    }
  }
}
