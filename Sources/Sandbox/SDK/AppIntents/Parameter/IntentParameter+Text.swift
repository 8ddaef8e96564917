public import AppleFoundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, editor: .text(inputOptions)),
      defaultValue: defaultValue)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension String {
  /// Options for text input.
  public struct IntentInputOptions: Hashable, Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
      case namePhonePad, emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }

    public let keyboardType: KeyboardType
    public let capitalizationType: CapitalizationType
    public let multiline: Bool
    public let autocorrect: Bool
    public let smartQuotes: Bool
    public let smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
