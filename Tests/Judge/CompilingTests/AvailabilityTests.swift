import Compiling
import Foundation
import PhoneFacts
import Storage
import TestSupport
import Testing

@Suite("Availability on an older iOS", .serialized, .startsProcesses)
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
    return try await compiler.availability(
      of: [file], deploymentTarget: try #require(SystemVersion(target))
    ).diagnostics
      .filter { $0.severity == .error }
      .map { "\($0.location?.line ?? 0): \($0.message)" }
  }

  @Test(.mainPath) func theCompilerNamesTheNewerAPI() async throws {
    let found = try await messages("15.0")
    #expect(found.contains("12: 'accessoryCircular' is only available in iOS 16.0 or newer"))
    // The standard library's own availability counts too.
    #expect(found.contains { $0.hasPrefix("13: 'sleep(for:tolerance:clock:)' is only available") })
    // Guarded code isn't an error, and `os(iOS)` is true.
    #expect(!found.contains { $0.hasPrefix("7:") || $0.hasPrefix("16:") }, "\(found)")
  }

  @Test(.mainPath) func nothingIsTooNewForANewPhone() async throws {
    #expect(try await messages("17.0") == [])
  }

  /// Returns the lines with availability errors for a deployment target.
  private func lines(_ text: String, _ target: String, beside: String? = nil) async throws -> [Int]
  {
    let folder = try TemporaryFolder()
    var files = [try folder.file("A.swift", text)]
    if let beside { files.append(try folder.file("B.swift", beside)) }
    let compiler = try await CompilerFixture.compiler()
    return try await compiler.availability(
      of: files, deploymentTarget: try #require(SystemVersion(target))
    ).diagnostics
      .filter { $0.severity == .error && $0.location?.file.hasSuffix("A.swift") == true }
      .compactMap { $0.location?.line }
  }

  @Test func guardsOfEveryFormAreRecognized() async throws {
    let text = """
      import SwiftUI
      import WidgetKit
      @available(iOS 16.0, *)
      struct New: View { var body: some View { Text("b").widgetAccentable() } }
      struct Old: View {
        @available(iOS 16, *)
        var member: some View { New() }
        var body: some View {
          if #unavailable(iOS 16) { Text("old") } else { New() }
          if #available(iOSApplicationExtension 16, *), true { member }
        }
        func count() -> Int {
          guard #available(iOS 16, *) else { return 0 }
          while #available(iOS 17, *) { _ = Text("a").contentMargins(8); break }
          _ = New()
          return 1
        }
      }
      @available(iOS 16, *)
      extension Old { var other: some View { New() } }
      #if os(iOS)
        extension Old { var wrong: some View { New() } }
      #endif
      @available(iOS 15, *)
      func early() { _ = New() }
      """
    #expect(try await lines(text, "15.0") == [22, 25])
    #expect(try await lines(text, "16.0") == [])
    // A declaration in another file counts too.
    #expect(try await lines("import SwiftUI\nlet one = New()\n", "15.0", beside: text) == [2])
  }

  @Test(.mainPath) func aStoredPropertyCannotBeGuarded() async throws {
    let text = "import SwiftUI\nstruct A {\n  @available(iOS 17, *)\n  var gauge: Int = 3\n}\n"
    #expect(try await lines(text, "16.0") == [3])
    #expect(try await lines(text, "17.0") == [])
  }

  /// A macro's expansion isn't in any of the learner's files, so Rings reports its errors where the macro is
  /// used.
  @Test func availabilityInMacrosIsReportedAtTheirUse() async throws {
    let text = "import SwiftUI\n@Observable\nclass A { var one = 1 }\n"
    let folder = try TemporaryFolder()
    let found = try await CompilerFixture.compiler()
      .availability(of: [try folder.file("A.swift", text)], deploymentTarget: SystemVersion(16))
      .diagnostics
    let told = try #require(found.first { $0.message.contains("'ObservationRegistrar'") })
    #expect(told.location?.line == 2)
    #expect(!told.notes.contains { $0.message.contains("in expansion of macro") })
  }

  @Test(arguments: [14, 15, 16, 17, 18, 26])
  func everySystemIsChecked(major: Int) async throws {
    let text = """
      import SwiftUI
      import WidgetKit
      let date = Date.now
      let families: [WidgetFamily] = [.accessoryInline]
      @available(iOS 17, *)
      func shown() -> some View { Text("a").containerBackground(.blue, for: .widget) }
      func plain() -> some View { Text("a").containerBackground(.blue, for: .widget) }
      """
    let expected = [(3, 15), (4, 16), (7, 17), (7, 17)].filter { major < $0.1 }.map(\.0)
    #expect(try await lines(text, "\(major).0").sorted() == expected)
  }

  @Test func programsAndPreviewsAreChecked() async throws {
    let text = """
      import SwiftUI
      @main
      struct Program { static func main() { print(Date.now) } }
      """
    #expect(try await lines(text, "14.0") == [3])
  }

  @Test func fixItsComeFromTheCompiler() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", "func wait() { _ = Duration.seconds(1) }\n")
    let found = try await CompilerFixture.compiler()
      .availability(of: [file], deploymentTarget: SystemVersion(15)).diagnostics
    let texts = found.flatMap(\.notes).flatMap(\.fixIts).map(\.text)
    #expect(texts.contains { $0.hasPrefix("if #available(iOS 16.0, *) {") })
    #expect(texts.contains("@available(iOS 16.0, *)\n"))
  }

  /// A compiler that crashes or times out hasn't proved that all API is available, so Rings reports that it
  /// stopped.
  @Test(arguments: [(60_000, Duration.seconds(40)), (1, .milliseconds(1))])
  func aStoppedCompilerIsReported(links: Int, wallTime: Duration) async throws {
    let chain = String(repeating: ".uppercased()", count: links)
    let text = "import Foundation\nlet text = \"\"\(chain)\n"
    let folder = try TemporaryFolder()
    var options = CompileOptions()
    options.limits.wallTime = wallTime
    let found = try await CompilerFixture.compiler().availability(
      of: [try folder.file("A.swift", text)], deploymentTarget: SystemVersion(17), options: options
    ).diagnostics
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.contains("didn't finish") == true, "\(found)")
  }

  private static let cacheToDamage = CompilerFixture.emptyCache("rings-test-availability")

  /// Returns a compiler with a separate cache, which tests may damage.
  private func compilerToDamage() async throws -> (PluginCompiler, URL, URL) {
    let cache = Self.cacheToDamage
    let compiler = try await CompilerFixture.compiler(cache: cache)
    let source = CompilerFixture.cache.url.appending(path: "Damage.swift")
    try Data(Self.widget.utf8).write(to: source)
    try await compiler.prepareAvailability()
    // Cached results for the source would hide the damage.
    try? FileManager.default.removeItem(at: cache.url.appending(path: "looks"))
    let parent = cache.url.appending(path: "availability")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: parent.path)
        .first { !$0.contains(".") && !$0.hasPrefix("draft-") })
    return (compiler, source, parent.appending(path: name))
  }

  @Test(arguments: [
    ("kit/SwiftUI.swiftmodule/arm64-apple-ios.swiftmodule", false),
    ("resources/iphoneos/Swift.swiftmodule/arm64-apple-ios.swiftmodule", true),
    ("glibc.modulemap", false), ("complete", true),
  ])
  func aDamagedFileIsRebuilt(name: String, isRemoved: Bool) async throws {
    let (compiler, source, folder) = try await compilerToDamage()
    let file = folder.appending(path: name)
    if isRemoved {
      try FileManager.default.removeItem(at: file)
    } else {
      // The size stays the same, so only the modification time differs.
      let size = try Data(contentsOf: file).count
      try Data(repeating: 0x2A, count: size).write(to: file)
    }
    let found = try await compiler.availability(of: [source], deploymentTarget: SystemVersion(15))
      .diagnostics
    #expect(found.contains { $0.message.contains("'accessoryCircular' is only available") })
  }

  @Test func damagedModulesOfTheCLibraryAreRebuilt() async throws {
    let (compiler, source, folder) = try await compilerToDamage()
    let cache = folder.appending(path: "module-cache")
    for name in try FileManager.default.subpathsOfDirectory(atPath: cache.path)
    where name.hasSuffix(".pcm") {
      try Data("damaged".utf8).write(to: cache.appending(path: name))
    }
    let found = try await compiler.availability(of: [source], deploymentTarget: SystemVersion(15))
      .diagnostics
    #expect(found.contains { $0.message.contains("'accessoryCircular' is only available") })
  }

  @Test func completeModulesAreBuiltOnce() async throws {
    let (compiler, source, folder) = try await compilerToDamage()
    func stamp() throws -> Date? {
      let marker = folder.appending(path: "complete").path
      return try FileManager.default.attributesOfItem(atPath: marker)[.modificationDate] as? Date
    }
    let made = try stamp()
    _ = try await compiler.availability(of: [source], deploymentTarget: SystemVersion(15))
      .diagnostics
    #expect(try stamp() == made)
  }

  @Test func leftoversOfKilledRunsAreRemoved() async throws {
    let (compiler, source, folder) = try await compilerToDamage()
    let parent = folder.deletingLastPathComponent()
    let files = FileManager.default
    // A run for this build was killed just now, one for another build long ago.
    let drafts = ["draft-" + folder.lastPathComponent, "draft-another-build"]
    for name in drafts {
      let kit = parent.appending(path: name).appending(path: "kit")
      try files.createDirectory(at: kit, withIntermediateDirectories: true)
    }
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: parent.appending(path: drafts[1]).path)
    try files.removeItem(at: folder)
    let found = try await compiler.availability(of: [source], deploymentTarget: SystemVersion(15))
      .diagnostics
    #expect(!found.isEmpty)
    #expect(try files.contentsOfDirectory(atPath: parent.path).filter(drafts.contains) == [])
  }

  @Test func concurrentPreparationIsSafe() async throws {
    let (compiler, source, folder) = try await compilerToDamage()
    try FileManager.default.removeItem(at: folder)
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 {
        group.addTask {
          try await compiler.availability(of: [source], deploymentTarget: SystemVersion(15))
            .diagnostics.count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(counts).count == 1 && (counts.first ?? 0) > 0, "\(counts)")
  }
}
