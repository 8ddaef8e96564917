import Foundation

/// An Xcode project with a widget in many files, to measure the pictures of a project.
struct GeneratedProject {
  let fileCount: Int
  /// Whether every sixth file uses a framework that Rings lacks.
  let usesAbsentFrameworks: Bool

  private static let absent: [(framework: String, type: String)] = [
    ("HealthKit", "HKHealthStore"), ("StoreKit", "SKProductsRequest"),
    ("CloudKit", "CKContainer"), ("PassKit", "PKPassLibrary"), ("ARKit", "ARSession"),
  ]
  private static let target = "Weather"
  static let fileName = "\(target).xcodeproj"

  /// Writes the project, with a comment in each file that makes the file new to every cache.
  ///
  /// - Returns: The Swift files.
  func write(into folder: URL, stamp: String) throws -> [URL] {
    let sources = folder.appending(path: Self.target)
    let project = folder.appending(path: Self.fileName)
    for place in [sources, project] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Self.projectFile.write(
      to: project.appending(path: "project.pbxproj"), atomically: true, encoding: .utf8)
    let texts =
      (0..<fileCount - 1).map { (name: "Part\($0)", text: part($0)) }
      + [(name: "WeatherWidget", text: Self.widget)]
    return try texts.map { name, text in
      let file = sources.appending(path: "\(name).swift")
      try "\(text)// \(stamp)\n".write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }

  private func part(_ number: Int) -> String {
    var imports = ["SwiftUI", "WidgetKit"]
    var service = ""
    if usesAbsentFrameworks, number % 6 == 0 {
      let (framework, type) = Self.absent[number / 6 % Self.absent.count]
      imports.append(framework)
      service = """

        final class Service\(number) {
          let source: \(type)? = nil
          func isReady() -> Bool { source != nil }
          func count(_ request: \(type)) async throws -> Int { try await request.all().count }
        }
        func isReady\(number)() -> Bool { Service\(number)().isReady() }

        """
    }
    let isUser = usesAbsentFrameworks && number % 6 == 1
    let use = isUser ? "func refresh() { if isReady\(number - 1)() { print(\(number)) } }" : ""
    let previous = max(number - 1, 0)
    return """
      \(imports.map { "import \($0)\n" }.joined())
      struct Model\(number): Codable, Hashable, Identifiable, Sendable {
        var id: Int
        var name: String
        var values: [Double]
        var average: Double {
          values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
        }
        func scaled(by factor: Double) -> Model\(number) {
          Model\(number)(id: id, name: name, values: values.map { $0 * factor })
        }
        static let sample = Model\(number)(id: \(number), name: "Part \(number)", values: [1, 2, 3])
      }

      struct Row\(number): View {
        let model: Model\(number)
        @Environment(\\.widgetFamily) private var family
        \(use)
        var previous: Row\(previous) { Row\(previous)(model: .sample) }
        var body: some View {
          VStack(alignment: .leading, spacing: 4) {
            HStack {
              Image(systemName: "sun.max.fill").foregroundStyle(.yellow)
              Text(model.name).font(.headline).lineLimit(1)
              Spacer()
              Text(model.average, format: .number.precision(.fractionLength(1))).font(.caption)
            }
            ForEach(model.values.indices, id: \\.self) { index in
              Text("\\(index): \\(model.values[index], specifier: "%.1f")")
                .font(.caption2).foregroundStyle(.secondary)
            }
          }
          .padding(family == .systemSmall ? 4 : 8)
        }
      }
      \(service)

      """
  }

  private static let widget = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      let date: Date
      let model = Model3.sample
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }

    @main
    struct WeatherWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "weather", provider: Provider()) { entry in
          VStack {
            Row3(model: entry.model)
            Row5(model: .sample).previous
          }
          .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    """

  private static let projectFile = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77;
      objects = {
        P = {
          isa = PBXProject; buildConfigurationList = CP; mainGroup = G; targets = (T);
        };
        G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {
          isa = PBXFileSystemSynchronizedRootGroup; path = \(target); sourceTree = "<group>";
        };
        T = {
          isa = PBXNativeTarget; buildConfigurationList = CT; buildPhases = (B);
          fileSystemSynchronizedGroups = (S); name = \(target); productName = \(target);
          productType = "com.apple.product-type.app-extension";
        };
        B = { isa = PBXSourcesBuildPhase; files = (); };
        CP = {
          isa = XCConfigurationList; buildConfigurations = (DP);
          defaultConfigurationName = Debug;
        };
        CT = {
          isa = XCConfigurationList; buildConfigurations = (DT);
          defaultConfigurationName = Debug;
        };
        DP = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = { SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 17.0; };
        };
        DT = {
          isa = XCBuildConfiguration; name = Debug;
          buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = com.example.weather; };
        };
      };
      rootObject = P;
    }

    """
}
