/// A summary of an intent: a sentence, and the parameters below it.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct IntentParameterSummary<Intent>: ParameterSummary where Intent: AppIntent {
  package let sentence: ParameterSummaryString<Intent>?
  package let parameters: [PartialKeyPath<Intent>]
  /// The strings table with the sentence, or `nil` for the default table.
  private(set) var table: String?

  public init() {
    sentence = nil
    parameters = []
  }

  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    sentence = string
    parameters = []
    self.table = table
  }

  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = string
    parameters = parameterKeyPaths()
    self.table = table
  }

  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    sentence = nil
    parameters = parameterKeyPaths()
  }
}

/// A summary's text with parameters.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation
where Intent: AppIntent {
  package enum Part {
    case words(String)
    case parameter(PartialKeyPath<Intent>)
  }

  package let parts: [Part]

  public init(stringLiteral value: String) {
    parts = [.words(value)]
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects a summary's text and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter(keyPath))
    }
  }
}

/// A result builder for the parameters below a summary's sentence.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent> where Intent: AppIntent {
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> {
    keyPath
  }

  public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    keyPaths
  }
}
