import Foundation
import TestSupport
import Testing

/// A project's Swift files see its Objective-C headers, which Rings doesn't compile.
@Suite("rings with a bridging header", .serialized, .startsProcesses) struct ObjectiveCTests {
  private static let project = """
    name: Birthdays
    options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "17.0" } }
    targets:
      Widgets:
        type: app-extension
        platform: iOS
        sources: [Widget]
        settings: { SWIFT_OBJC_BRIDGING_HEADER: Widget/Bridge.h }
        info:
          path: Widget/Info.plist
          properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } }
    """

  private static let widget = """
    import SwiftUI
    import WidgetKit
    struct DayEntry: TimelineEntry { let date: Date; let days: Int }
    struct DayProvider: TimelineProvider {
      func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now, days: 6) }
      func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) {
        completion(DayEntry(date: .now, days: Store.days()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        completion(Timeline(entries: [DayEntry(date: .now, days: 8)], policy: .never))
      }
    }
    @main struct DayWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "days", provider: DayProvider()) { entry in
          Text("days \\(entry.days)").frame(width: Wide.width)
            .containerBackground(.white, for: .widget)
        }
      }
    }
    """

  @Test(.mainPath) func classesOfItsHeadersAreLeftOut() throws {
    let folder = try TemporaryFolder()
    for (path, text) in [
      "project.yml": Self.project,
      "Widget/Widget.swift": Self.widget,
      // A file without imports sees those of the header.
      "Widget/Wide.swift": "enum Wide { static let width: CGFloat = 100 }\n",
      "Widget/Bridge.h": "#import \"Store.h\"\n",
      "Shared/Store.h":
        "#import <UIKit/UIKit.h>\n@interface Store : NSObject\n+ (NSInteger)days;\n@end\n",
    ] {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let outcome = try RingsProcess().run(
      "render", folder.url.path, "--family", "small", "--describe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("days 8"), "\(outcome.output)")
    #expect(outcome.errors.contains("`Store` is Objective-C code"), "\(outcome.errors)")
    #expect(outcome.errors.matches(of: /warning/).count == 1, "\(outcome.errors)")
  }
}
