public import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, editor: .toggle(names: displayName)),
      defaultValue: defaultValue)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Bool {
  /// The titles of true and false.
  public struct IntentDisplayName: Sendable {
    package let `true`: LocalizedStringResource
    package let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter where Value.ValueType == Int {
  /// The control for an integer.
  public enum IntControlStyle: Hashable, Sendable {
    case stepper
    case field
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntControlStyle,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let range = inclusiveRange.map { min($0.lowerBound, $0.upperBound)...$0.upperBound }
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        editor: .integer(style: controlStyle == .field ? .field : .stepper, range: range)),
      defaultValue: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Int, upperBound: Int),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .stepper,
      inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter where Value.ValueType == Double {
  /// The control for a floating-point number.
  public enum DoubleControlStyle: Hashable, Sendable {
    case stepper
    case field
    case slider
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: DoubleControlStyle,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let style: IntentParameterControlStyle =
      switch controlStyle {
      case .stepper: .stepper
      case .field: .field
      case .slider: .slider
      }
    let range = inclusiveRange.map { min($0.lowerBound, $0.upperBound)...$0.upperBound }
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        editor: .decimal(style: style, range: range)),
      defaultValue: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inclusiveRange: (lowerBound: Double, upperBound: Double),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .stepper,
      inclusiveRange: inclusiveRange, requestValueDialog: requestValueDialog,
      inputConnectionBehavior: inputConnectionBehavior)
  }
}
