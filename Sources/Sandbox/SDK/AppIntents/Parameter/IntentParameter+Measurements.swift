public import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter {
  /// Creates a parameter for an optional measurement of any dimension.
  public convenience init<UnitType>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>?, UnitType: Dimension {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        editor: .measurement(unit: defaultUnit.symbol, allowsNegative: supportsNegativeNumbers)),
      defaultValue: .some(defaultValue.map { Measurement(value: $0, unit: defaultUnit) }))
  }

  /// Creates a parameter for a measurement of any dimension.
  public convenience init<UnitType>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value == Measurement<UnitType>, UnitType: Dimension {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior,
        editor: .measurement(unit: defaultUnit.symbol, allowsNegative: supportsNegativeNumbers)),
      defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
}
