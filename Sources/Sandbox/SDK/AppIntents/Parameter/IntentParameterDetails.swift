package import AppleFoundation

/// The properties of a parameter other than its title.
package struct IntentParameterDetails: Sendable {
  package var description: LocalizedStringResource?
  package var requestValueDialog: IntentDialog?
  package var inputConnectionBehavior: InputConnectionBehavior = .default
  package var editor: IntentParameterEditor = .automatic
  package var optionsProvider: (any DynamicOptionsProvider)?
  package var size: IntentCollectionSize?
}

package enum IntentParameterEditor: Sendable {
  /// The default editor for the parameter's type.
  case automatic
  case toggle(names: Bool.IntentDisplayName?)
  case integer(style: IntentParameterControlStyle, range: ClosedRange<Int>?)
  case decimal(style: IntentParameterControlStyle, range: ClosedRange<Double>?)
  case text(String.IntentInputOptions?)
  case date(IntentParameterDateKind)
  case measurement(unit: String?, allowsNegative: Bool)
  case files(typeIdentifiers: [String])
  case choice(values: [String])
}

package enum IntentParameterControlStyle: String, Sendable {
  case stepper, field, slider
}

package enum IntentParameterDateKind: String, Sendable {
  case date, time, dateTime
}

/// The allowed number of elements in an array parameter.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let minimum: Int?
  package let maximum: Int?

  public init(integerLiteral value: Int) {
    minimum = value
    maximum = value
  }

  public init(min: Int, max: Int) {
    minimum = min
    maximum = max
  }

  public init(min: Int) {
    minimum = min
    maximum = nil
  }

  public init(max: Int) {
    minimum = nil
    maximum = max
  }
}
