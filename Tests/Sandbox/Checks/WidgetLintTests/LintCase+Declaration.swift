import WorkerProtocol
import SwiftUI
import WidgetKit
import WidgetLint

extension LintCase {
  static let ofDeclarations = [
    LintCase(
      "W00", "no reason", broken: { .source("// rings:lint:disable W10") },
      sound: { .source("// rings:lint:disable W10 because the photo is dark") }),
    LintCase(
      "W57", "read in a provider",
      broken: {
        .source("struct Store { let name = UserDefaults.standard.string(forKey: \"name\") }")
      },
      sound: {
        .source(
          """
          struct Store {
            let name = UserDefaults.standard.string(forKey: "name")
            func keep(_ name: String) { UserDefaults.standard.set(name, forKey: "name") }
          }
          """)
      }),
    LintCase(
      "W57", "stored in a view",
      broken: {
        .source(
          """
          struct Name: View {
            @AppStorage("name") var name = ""
            var body: Text { Text(name) }
          }
          """)
      },
      sound: {
        .source(
          """
          struct Name: View {
            @AppStorage("name", store: UserDefaults(suiteName: "group.a")) var name = ""
            var body: Text { Text(name) }
          }
          """)
      }),
    LintCase(
      "W00", "no such rule", broken: { .source("// rings:lint:disable W99 because of this") },
      sound: { .source("// rings:lint:disable W10 이유: 사진이 어둡다") }),
    LintCase(
      "W27", "in a configuration",
      broken: { .source(configuration("@Parameter(title: \"City\")")) },
      sound: { .source(configuration("@Parameter(title: \"City\", default: .seoul)")) }),
    LintCase(
      "W27", "in a button",
      broken: {
        .source(
          """
          struct Mark: AppIntent { @Parameter(title: "Task") var task: String }
          let button = Button(intent: Mark()) { Text("Done") }
          """)
      },
      sound: {
        .source(
          """
          struct Mark: AppIntent { @Parameter(title: "Task") var task: String }
          let button = Button(intent: Mark(task: "Milk")) { Text("Done") }
          """)
      }),
    LintCase(
      "W28", broken: { LintSample(description: "This widget shows the weather.") },
      sound: { LintSample(description: "See the weather.") }),
    LintCase(
      "W28", "an article", broken: { LintSample(description: "A widget for the weather.") },
      sound: { LintSample(description: "현재 날씨를 확인하세요.") }),
    LintCase(
      "W28", "too long",
      broken: {
        LintSample(
          description:
            "See the weather of today, tomorrow and the whole of the coming week at once.")
      }, sound: { LintSample(description: "See the weather of the week.") }),
    LintCase(
      "W42", "twins",
      broken: {
        LintSample(change: { subject in
          var twin = subject.declaration
          twin.type = "Other"
          subject.widgets.append(twin)
        })
      },
      sound: {
        LintSample(change: { subject in
          var other = subject.declaration
          other.type = "Other"
          other.kind = "Other"
          subject.widgets.append(other)
        })
      }),
    LintCase(
      "W42", "empty", broken: { LintSample(change: { $0.declaration.kind = " " }) },
      sound: { LintSample() }),
    LintCase(
      "W43", "availability",
      broken: { .source(bundle("if #available(iOS 16.0, *) { LockWidget() }")) },
      sound: { .source(bundle("if #available(iOS 17.0, *) { LockWidget() }")) }),
    LintCase(
      "W43", "too many",
      broken: { .source(bundle((1...11).map { "W\($0)()" }.joined(separator: "\n"))) },
      sound: { .source(bundle((1...10).map { "W\($0)()" }.joined(separator: "\n"))) }),
    LintCase(
      "W43", "branches",
      broken: {
        .source(bundle("if #available(iOS 17, *) { NewWidget() } else { OldWidget() }"))
      },
      sound: {
        .source(
          bundle(
            """
            if #available(iOS 17, *) {
              return WidgetBundleBuilder.buildBlock(NewWidget())
            } else {
              return WidgetBundleBuilder.buildBlock(OldWidget())
            }
            """))
      }),
    LintCase(
      "W44",
      broken: {
        LintSample(change: {
          $0.availability = [
            AvailabilityProblem(
              message: "'widgetAccentable' is only available in iOS 16.0 or newer",
              place: LintPlace(file: "Sample.swift", line: 3))
          ]
        })
      }, sound: { LintSample(change: { $0.availability = [] }) }),
    LintCase("W53", broken: { LintSample(families: []) }, sound: { LintSample() }),
  ]

  private static func configuration(_ attribute: String) -> String {
    """
    struct Pick: WidgetConfigurationIntent {
      static var title: LocalizedStringResource = "City"
      \(attribute)
      var city: City
      @Parameter(title: "Detail") var detail: Bool?
    }
    """
  }

  private static func bundle(_ body: String) -> String {
    """
    @main
    struct Everything: WidgetBundle {
      var body: some Widget {
        \(body)
      }
    }
    """
  }
}
