import Foundation

/// The project of the article on deployment targets, in its successive forms.
///
/// It's an app for iOS 15.0 with a widget for the Home Screen, a widget for both screens, and a widget for
/// the Lock Screen.
struct GalleryCase {
  var cardFamilies = ".systemSmall"
  var codeFamilies = """
      {
          if #available(iOSApplicationExtension 16.0, *) {
            return [.systemSmall, .accessoryCircular]
          } else {
            return [.systemSmall]
          }
        }()
    """
  var bundle = Self.returned
  /// Code at the end of the file.
  var more = ""
  var content = "Text(\"card\")"

  static let returned = """
    @main
    struct WidgetsBundle: WidgetBundle {
      var body: some Widget {
        if #available(iOSApplicationExtension 16.0, *) {
          return WidgetBundleBuilder.buildBlock(MyCardWidget(), LockScreenWidget(), QRCodeWidget())
        } else {
          return WidgetBundleBuilder.buildBlock(MyCardWidget(), QRCodeWidget())
        }
      }
    }
    """

  /// Returns a bundle with an `if` in the builder itself.
  static func built(_ condition: String) -> String {
    """
    @main
    struct WidgetsBundle: WidgetBundle {
      var body: some Widget {
        MyCardWidget()
        \(condition)
        QRCodeWidget()
      }
    }
    """
  }

  /// A preview of a Live Activity, for which Xcode sets the extension's target to 16.2.
  static let activityPreview = """
    struct Trip: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stop = "" }
    }
    struct TripPreviews: PreviewProvider {
      static var previews: some View {
        Trip().previewContext(Trip.ContentState(), viewKind: .content)
      }
    }
    """

  var text: String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct CardEntry: TimelineEntry {
      let date: Date
      var isPreview = false
    }

    struct CardProvider: TimelineProvider {
      func placeholder(in context: Context) -> CardEntry { CardEntry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (CardEntry) -> Void) {
        completion(CardEntry(date: .now, isPreview: context.isPreview))
      }
      func getTimeline(
        in context: Context, completion: @escaping (Timeline<CardEntry>) -> Void
      ) {
        completion(Timeline(entries: [CardEntry(date: .now)], policy: .never))
      }
    }

    struct QRCodeWidget: Widget {
      private let supportedFamilies: [WidgetFamily] = \(codeFamilies)
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "QRCodeWidget", provider: CardProvider()) { _ in Text("code") }
          .configurationDisplayName("QR Code 위젯")
          .supportedFamilies(supportedFamilies)
      }
    }

    struct MyCardWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "MyCardWidget", provider: CardProvider()) { entry in
          if entry.isPreview { \(content) } else { Text("live") }
        }
        .supportedFamilies([\(cardFamilies)])
      }
    }

    struct LockScreenWidget: Widget {
      private let supportedFamilies: [WidgetFamily] = {
        if #available(iOSApplicationExtension 16.0, *) { return [.accessoryCircular] }
        return []
      }()
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LockScreenWidget", provider: CardProvider()) { _ in Text("open") }
          .supportedFamilies(supportedFamilies)
      }
    }

    \(bundle)

    \(more)
    """
  }

  /// Returns the first line that contains these words, counted from 1.
  func line(of words: String) -> Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(words) }.map { $0 + 1 }
  }

  func outcome(
    app: String = "15.0", widgets: String, ios: String, _ others: [String] = ["--json"],
    language: String = "en_US.UTF-8"
  ) throws -> RingsProcess.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Widgets.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try RingsProcess().run(
      ["gallery", file.path, "--app-target", app, "--extension-target", widgets, "--ios", ios]
        + others, language: language)
  }
}

/// The parts of the JSON that tests use.
struct GalleryAnswer: Decodable {
  struct Offer: Decodable {
    var type: String
    var families: [String]
    var failure: String?
  }

  struct Missing: Decodable, Equatable {
    var type: String
    var reason: String
    var isOnPurpose: Bool
    var file: String?
    var line: Int?
  }

  struct Remark: Decodable {
    var message: String
    var line: Int?
  }

  var compiles: Bool
  var installs: Bool
  var hasExtension: Bool
  var offered: [Offer]
  var missing: [Missing]
  var notes: [Remark]
  var obstacles: [Remark]
  var diagnostics: [Remark]

  init(_ outcome: RingsProcess.Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }

  var types: [String] { offered.map(\.type) }
}
