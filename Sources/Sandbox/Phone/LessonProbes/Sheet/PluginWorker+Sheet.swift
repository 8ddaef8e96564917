import AppIntents
import Foundation
import PhoneFacts
import Sentences
import Simulator
import WorkerProtocol
import SwiftUI
import WidgetKit

extension PluginWorker {
  /// The time limit of a query.
  ///
  /// On a phone, the sheet stays empty without a response.
  private static let queryPatience = Duration.seconds(3)

  func sheet(_ request: SheetRequest) async throws -> EditSheet {
    WorkerClock.set(PluginWorker.moment)
    WorkerLocale.current = Locale(identifier: request.locale)
    let subject = try subject(of: request)
    var sheet = subject.sheet
    guard let intent = subject.intent else {
      if sheet.style == .siriIntent, let host = try? host(named: request.widget),
        let described = try await host.siriIntent(with: request.configuration.parameterValues)
      {
        sheet.parameters = described.description.parameters.map {
          SheetParameter($0, value: $0.value(in: described.intent))
        }
        return sheet
      }
      // Rejects settings for a widget without parameters.
      guard let name = request.configuration.keys.min() else { return sheet }
      throw sheet.style == .siriIntent
        ? TimelineSourceError.siriSettings(intent: sheet.intent ?? "", parameter: name)
        : TimelineSourceError.hasNoSettings(provider: sheet.widget, parameter: name)
    }
    let values = try request.configuration.parameterValues
    let gone = try await answered(
      by: Sentence(verbatim: "\(type(of: intent))"), "entities(for:), defaultResult()"
    ) {
      try await intent.configure(with: values, isForgiving: true)
    }
    let family = sheet.family.map { IntentWidgetFamily($0) }
    let summary = intent.shownSummary(in: family)
    sheet.summary = summary.map { $0.sentence.map(EditSheet.SummaryPart.init) } ?? []
    let known = intent.parameters
    let shown = summary?.parameters ?? known.map(\.name)
    let rows =
      shown.compactMap { name in known.first { $0.name == name } }
      + known.filter { !shown.contains($0.name) }
    for named in rows {
      var row = SheetParameter(named, isShown: shown.contains(named.name))
      row.gone = gone[named.name]
      if row.isShown { try await offer(named, of: intent, search: request.search, in: &row) }
      sheet.parameters.append(row)
    }
    return sheet
  }

  /// Returns the header of the widget's or control's sheet, and its intent.
  private func subject(
    of request: SheetRequest
  ) throws -> (sheet: EditSheet, intent: (any AppIntent)?) {
    if let name = request.widget, let control = try controlHost(named: name) {
      let declaration = control.declaration
      let intent = declaration.makeIntent?()
      let sheet = EditSheet(
        widget: control.name,
        title: declaration.displayName.map { String(localized: $0) },
        description: declaration.details.map { String(localized: $0) },
        style: intent == nil ? .none : .appIntent, intent: declaration.intentName)
      return (sheet, intent)
    }
    let host = try host(named: request.widget)
    let declaration = host.declaration
    let family = try request.family.map { try WidgetFamily(requested: $0) }
    if let family, !declaration.families.contains(family) {
      throw WidgetHostError.familyNotSupported(
        family, widget: host.name, supported: declaration.families)
    }
    let intent = declaration.source?.makeConfigurationIntent()
    let sheet = EditSheet(
      widget: host.name, title: declaration.shownName(),
      description: declaration.shownDescription(),
      style: intent != nil ? .appIntent : declaration.style == .intent ? .siriIntent : .none,
      intent: declaration.source?.configuration?.intent,
      family: (family ?? declaration.families.first)?.family)
    return (sheet, intent)
  }

  /// Adds the provider's choices and search results to a row.
  private func offer(
    _ named: NamedIntentParameter, of intent: any AppIntent, search: String?,
    in row: inout SheetParameter
  ) async throws {
    guard let provider = named.parameter.provider else { return }
    let query = Sentence(verbatim: "\(type(of: provider))")
    row.isSearchable = provider.isSearchable
    row.sections = try await answered(
      by: query, provider is any EntityQuery ? "suggestedEntities()" : "results()"
    ) {
      try await EditedIntent.$current.withValue(intent) { try await provider.listed() }
    }.map(SheetSection.init)
    guard let search, row.isSearchable else { return }
    row.found = try await answered(by: query, "entities(matching:)") {
      try await EditedIntent.$current.withValue(intent) {
        try await provider.found(matching: search)
      }
    }?.map(SheetSection.init)
  }

  /// Returns a query's result; throws if the query fails or takes too long.
  private func answered<Answer: Sendable>(
    by query: Sentence, _ function: String,
    _ work: @escaping @MainActor @Sendable () async throws -> Answer
  ) async throws -> Answer {
    let answer: Answer?
    do {
      answer = try await TimeLimitedWait.wait(Self.queryPatience, for: work)
    } catch let error as IntentParameterError {
      throw error
    } catch {
      let words = String(describing: error)
      throw RequestFailure(
        "\(query) threw an error: \(words). On a phone, the list stays empty.",
        ko: "\(query) 쿼리가 오류를 던졌어요: \(words). 휴대폰에서는 목록이 비어 있어요.")
    }
    guard let answer else {
      let seconds = Self.queryPatience.components.seconds
      throw RequestFailure(
        "\(query) didn't return within \(seconds) seconds. Return from \(function) on every path.",
        ko: "\(query) 쿼리가 \(seconds)초 안에 응답하지 않았어요. 모든 경로에서 값을 돌려주세요: \(function).")
    }
    return answer
  }
}

extension EditSheet.SummaryPart {
  fileprivate init(_ part: ShownSummary.Part) {
    self =
      switch part {
      case .words(let words): .words(words)
      case .parameter(let name): .parameter(name)
      }
  }
}

extension IntentWidgetFamily {
  fileprivate init(_ family: Family) {
    self =
      switch family {
      case .systemSmall: .systemSmall
      case .systemMedium: .systemMedium
      case .systemLarge: .systemLarge
      case .systemExtraLarge: .systemExtraLarge
      case .systemExtraLargePortrait: .systemExtraLargePortrait
      case .accessoryCircular: .accessoryCircular
      case .accessoryRectangular: .accessoryRectangular
      case .accessoryInline: .accessoryInline
      case .accessoryCorner: .accessoryCorner
      }
  }
}
