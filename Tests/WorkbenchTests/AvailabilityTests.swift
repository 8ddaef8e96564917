import Foundation
import Testing
import Workbench

@Suite("Availability on an older iOS", .serialized)
struct AvailabilityTests {
  private static let widget = """
    import SwiftUI
    import WidgetKit

    struct Badge: View {
      var body: some View {
        if #available(iOSApplicationExtension 16.0, *) {
          Text("new").widgetAccentable()
        } else {
          Text("old")
        }
      }
      var families: [WidgetFamily] { [.systemSmall, .accessoryCircular] }
      func wait() async throws { try await Task.sleep(for: .seconds(1)) }
    }
    #if !os(iOS)
      let notAPhone: Never = 1
    #endif
    """

  private func messages(_ target: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.file("Badge.swift", Self.widget)
    let compiler = try await CompilerFixture.compiler()
    return try await compiler.availability(of: [file], deploymentTarget: target)
      .filter { $0.severity == .error }
      .map { "\($0.location?.line ?? 0): \($0.message)" }
  }

  @Test func theCompilersOwnWordsNameWhatIsTooNew() async throws {
    let found = try await messages("15.0")
    #expect(found.contains("12: 'accessoryCircular' is only available in iOS 16.0 or newer"))
    // The standard library's own availability counts as well.
    #expect(found.contains { $0.hasPrefix("13: 'sleep(for:tolerance:clock:)' is only available") })
    // What is guarded is no error, and `os(iOS)` is true.
    #expect(!found.contains { $0.hasPrefix("7:") || $0.hasPrefix("16:") }, "\(found)")
  }

  @Test func nothingIsTooNewForANewPhone() async throws {
    #expect(try await messages("17.0") == [])
  }

  @Test func aDamagedCacheIsMadeAgain() async throws {
    let compiler = try await CompilerFixture.compiler()
    let folder = try TemporaryFolder()
    let file = try folder.file("Empty.swift", "let one = 1\n")
    _ = try await compiler.availability(of: [file], deploymentTarget: "15.0")
    let kept = CompilerFixture.cache.url.appending(path: "availability")
    let names = try FileManager.default.subpathsOfDirectory(atPath: kept.path)
    let module = try #require(
      names.first { $0.hasSuffix("kit/SwiftUI.swiftmodule/arm64-apple-ios.swiftmodule") })
    try Data("damaged".utf8).write(to: kept.appending(path: module))
    #expect(try await compiler.availability(of: [file], deploymentTarget: "15.0") == [])
    #expect(try await messages("15.0").count >= 2)
  }
}
