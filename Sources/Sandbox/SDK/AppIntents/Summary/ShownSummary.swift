import AppleFoundation

/// The summary for the current values: its sentence and the parameters in the edit sheet.
package struct ShownSummary: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    /// A parameter, by the name of its property.
    case parameter(String)
  }

  /// The summary's sentence, which can be empty.
  package let sentence: [Part]
  /// The unique property names of all parameters, starting with the parameters in the sentence.
  package let parameters: [String]

  init(sentence: [Part], below: [String]) {
    self.sentence = sentence
    var names: [String] = []
    let inSentence = sentence.compactMap { part in
      if case .parameter(let name) = part { name } else { nil }
    }
    for name in inSentence + below where !names.contains(name) { names.append(name) }
    parameters = names
  }
}

extension ShownSummary {
  /// Returns a sentence in the phone's language.
  ///
  /// In its key, a placeholder such as `${city}` represents each parameter.
  fileprivate static func localized(_ parts: [Part], table: String?) -> [Part] {
    guard !parts.isEmpty else { return [] }
    let key = parts.map { part in
      switch part {
      case .words(let words): words
      case .parameter(let name): "${\(name)}"
      }
    }.joined()
    let text = LocalizedFormat.format(key, table: table, bundle: nil, locale: .current)
    guard text != key else { return parts }
    var localized: [Part] = []
    var rest = Substring(text)
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      let words = rest[..<start.lowerBound]
      if !words.isEmpty { localized.append(.words(String(words))) }
      localized.append(.parameter(String(rest[start.upperBound..<end])))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { localized.append(.words(String(rest))) }
    return localized
  }
}

/// A summary that depends on the intent's values.
protocol ResolvableSummary {
  /// Returns the summary for the intent's values, or `nil` for an intent of another type.
  func shown(for intent: any AppIntent, in family: IntentWidgetFamily?) -> ShownSummary?
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameterSummary: ResolvableSummary {
  func shown(for intent: any AppIntent, in family: IntentWidgetFamily?) -> ShownSummary? {
    guard let intent = intent as? Intent else { return nil }
    let known = intent.parameters
    func name(_ keyPath: PartialKeyPath<Intent>) -> String? {
      guard let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter else { return nil }
      return known.first { $0.parameter === parameter }?.name
    }
    let parts = (sentence?.parts ?? []).compactMap { part -> ShownSummary.Part? in
      switch part {
      case .words(let words): .words(words)
      case .parameter(let keyPath): name(keyPath).map { .parameter($0) }
      }
    }
    return ShownSummary(
      sentence: ShownSummary.localized(parts, table: table), below: parameters.compactMap(name))
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ParameterSummaryWhenCondition: ResolvableSummary {
  func shown(for intent: any AppIntent, in family: IntentWidgetFamily?) -> ShownSummary? {
    guard let own = intent as? Intent else { return nil }
    let summary: any ParameterSummary = applies(own, family) ? whenTrue : otherwise
    return (summary as? any ResolvableSummary)?.shown(for: intent, in: family)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ParameterSummarySwitchCondition: ResolvableSummary {
  func shown(for intent: any AppIntent, in family: IntentWidgetFamily?) -> ShownSummary? {
    guard let own = intent as? Intent else { return nil }
    let value = value(own, family)
    // Without a branch for the value, the summary is empty.
    guard let branch = cases.first(where: { $0.applies(value) }) else {
      return ShownSummary(sentence: [], below: [])
    }
    return (branch.summary as? any ResolvableSummary)?.shown(for: intent, in: family)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// Returns the summary for the current values, or `nil` if the intent doesn't declare one and shows all
  /// parameters.
  ///
  /// - Parameter family: The family of the widget being edited, or `nil` outside a widget.
  package func shownSummary(in family: IntentWidgetFamily?) -> ShownSummary? {
    (Self.parameterSummary as? any ResolvableSummary)?.shown(for: self, in: family)
  }
}
