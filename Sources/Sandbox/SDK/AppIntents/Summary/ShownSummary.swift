/// A summary for the present values: its sentence, and the parameters of the edit sheet.
package struct ShownSummary: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case words(String)
    /// A parameter by its property's name.
    case parameter(String)
  }

  /// Empty where the summary says nothing.
  package let sentence: [Part]
  /// The parameters by their properties' names, those of the sentence first; each stands there once.
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

/// A summary that finds out what it says for the values that an intent has.
protocol ResolvableSummary {
  /// Nil for an intent of another type.
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
    return ShownSummary(sentence: parts, below: parameters.compactMap(name))
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
    // Without a branch for the value nothing is shown.
    guard let branch = cases.first(where: { $0.applies(value) }) else {
      return ShownSummary(sentence: [], below: [])
    }
    return (branch.summary as? any ResolvableSummary)?.shown(for: intent, in: family)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// What the summary says for the present values; nil for an intent that declares none, of which all
  /// parameters are shown.
  ///
  /// - Parameter family: The family of the widget that is edited; nil outside of a widget.
  package func shownSummary(in family: IntentWidgetFamily?) -> ShownSummary? {
    (Self.parameterSummary as? any ResolvableSummary)?.shown(for: self, in: family)
  }
}
