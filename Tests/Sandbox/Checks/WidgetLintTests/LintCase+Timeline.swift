import Drawing
import Foundation
import Sentences
import SwiftUI
import WidgetKit
import WidgetLint

extension LintCase {
  static let ofTimelines = [
    LintCase(
      "W20",
      broken: {
        .source(provider(placeholder: "Entry(count: UserDefaults.standard.integer(forKey: \"n\"))"))
      }, sound: { .source(provider(placeholder: "Entry(count: 3)")) }),
    LintCase(
      "W21",
      broken: { .source(provider(snapshot: "await Service.shared.fetch()")) },
      sound: {
        .source(provider(snapshot: "context.isPreview ? .sample : await Service.shared.fetch()"))
      }),
    LintCase(
      "W22", "nothing to show", broken: { LintSample(entries: []) }, sound: { LintSample() }),
    LintCase(
      "W22", "no timeline",
      broken: {
        LintSample().with { sample in
          sample.change = { subject in
            subject.timeline = nil
            subject.noTimeline = RenderNote(
              rule: RenderNote.noTimeline, message: Sentence(verbatim: "No timeline."),
              fix: Sentence(verbatim: "Call the completion."))
          }
        }
      },
      sound: {
        LintSample().with { sample in
          sample.change = { subject in
            subject.timeline = nil
            // Without a fix, the note is about code that was left out.
            subject.noTimeline = RenderNote(
              rule: RenderNote.noTimeline, message: Sentence(verbatim: "No timeline."))
          }
        }
      }),
    LintCase(
      "W22", "out of order", broken: { LintSample(entries: [3_600, 0]) },
      sound: { LintSample(entries: [0, 3_600]) }),
    LintCase(
      "W22", "a late beginning", broken: { LintSample(entries: [600]) },
      sound: { LintSample(entries: [30]) }),
    LintCase(
      "W22", "all in the past", broken: { LintSample(entries: [-7_200, -3_600]) },
      sound: { LintSample(entries: [-3_600, 3_600]) }),
    LintCase(
      "W23", broken: { LintSample(entries: [0, 120]) }, sound: { LintSample(entries: [0, 300]) }),
    LintCase(
      "W23", "just before a full hour", broken: { LintSample(entries: [0, 120, 240]) },
      sound: { LintSample(entries: [0, 120, 3_720]) }),
    LintCase(
      "W24", broken: { LintSample(policy: .after(LintSample.now.addingTimeInterval(300))) },
      sound: { LintSample(policy: .after(LintSample.now.addingTimeInterval(1_800))) }),
    LintCase(
      "W24", "never and nowhere",
      broken: { LintSample(policy: .never, source: "struct App {}") },
      sound: {
        LintSample(
          policy: .never, source: "func save() { WidgetCenter.shared.reloadAllTimelines() }")
      }),
    LintCase(
      "W48",
      broken: {
        LintSample(
          entries: [0, 3_600],
          content: { number in
            AnyView(Image(systemName: number == 0 ? "sun.max" : "cloud.bolt"))
          })
      },
      sound: {
        LintSample(entries: [0, 3_600], content: { _ in AnyView(Image(systemName: "sun.max")) })
      }),
    LintCase(
      "W49", "written",
      broken: {
        .source("struct Card: View { var body: some View { Text(Date(), style: .time) } }")
      },
      sound: {
        .source("struct Card: View { var body: some View { Text(entry.date, style: .time) } }")
      }),
    LintCase(
      "W49", "drawn twice", broken: { .view { Text(UUID().uuidString) } },
      sound: { .view { Text("23°") } }),
  ]

  private static func provider(
    placeholder: String = "Entry()", snapshot: String = "Entry()"
  ) -> String {
    """
    struct Provider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Entry { \(placeholder) }
      func snapshot(for intent: Pick, in context: Context) async -> Entry { \(snapshot) }
    }
    """
  }
}
