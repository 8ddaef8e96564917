import Sentences
package import WorkerProtocol

/// The sheet that appears when the user chooses Edit Widget.
public struct SettingsSheet: Hashable, Sendable {
  /// The sheet's heading.
  public let title: String?
  /// The widget's description.
  public let description: String?
  /// The `parameterSummary` with the current values, or `nil`.
  public let summary: String?
  /// The visible rows, in order.
  public let rows: [SettingsRow]
  /// The properties that the `parameterSummary` omits for the current values, by name.
  public let hidden: [String]

  /// The property names of the rows.
  public var names: [String] { rows.map(\.name) }

  /// Returns the row for a property.
  ///
  /// - Throws: An error that lists the visible rows, if the sheet doesn't show this property.
  public func row(_ name: String) throws -> SettingsRow {
    if let row = rows.first(where: { $0.name == name }) { return row }
    let shown =
      names.isEmpty
      ? Sentence("no rows", ko: "행 없음") : Sentence(verbatim: names.joined(separator: ", "))
    throw PictureQuestionError(
      hidden.contains(name)
        ? Sentence(
          "The edit sheet doesn't show `\(name)` now because the parameterSummary leaves it out.",
          ko: "지금은 편집 시트에 `\(name)` 행이 나오지 않아요. parameterSummary에서 빠져 있어요.")
        : Sentence(
          "The edit sheet has no row `\(name)`. It shows only properties marked @Parameter.",
          ko: "편집 시트에 `\(name)` 행이 없어요. 시트에는 @Parameter를 붙인 프로퍼티만 나와요."),
      expected: Sentence("a row `\(name)`", ko: "`\(name)` 행"), actual: shown)
  }

  /// Creates a sheet from the worker's response.
  package init(_ sheet: EditSheet) {
    title = sheet.title
    description = sheet.description
    summary =
      sheet.summary.isEmpty
      ? nil
      : sheet.summary.map { part in
        switch part {
        case .words(let words): words
        case .parameter(let name):
          sheet.parameters.first { $0.name == name }.map { $0.value?.title ?? $0.title } ?? name
        }
      }.joined()
    rows = sheet.parameters.filter(\.isShown).map(SettingsRow.init)
    hidden = sheet.parameters.filter { !$0.isShown }.map(\.name)
  }
}
