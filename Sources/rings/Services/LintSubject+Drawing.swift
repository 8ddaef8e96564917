import Drawing
import Foundation
import Judge
import Stage
import WidgetLint

extension LintSubject {
  /// Every widget of a session, drawn wherever it could stand.
  static func all(
    in session: StudioSession, widget: String?, systemVersion: String
  ) async throws -> [LintSubject] {
    let contents = try await session.contents()
    let widgets = contents.widgets.filter {
      !["activity", "control"].contains($0.configuration)
        && (widget == nil || $0.type == widget || $0.kind == widget)
    }
    var subjects: [LintSubject] = []
    for declaration in widgets {
      var pictures: [RenderedWidget] = []
      for family in declaration.families {
        for mode in RenderingMode.allCases {
          for isDark in mode == .fullColor ? [false, true] : [false] {
            pictures.append(
              try await session.render(
                RenderRequest(
                  subject: .widget(declaration.type), family: family, mode: mode, isDark: isDark,
                  systemVersion: systemVersion)))
          }
        }
      }
      let now = Date()
      let timeline = try? await session.timeline(
        TimelineRequest(
          widget: declaration.type, family: declaration.families.first ?? "systemSmall", from: now))
      subjects.append(
        LintSubject(
          declaration: declaration, pictures: pictures, timeline: timeline,
          askedAt: now.timeIntervalSinceReferenceDate))
    }
    return subjects
  }
}
