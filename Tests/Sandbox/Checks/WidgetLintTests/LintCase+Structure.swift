import Drawing
import Sentences
import SwiftUI
import WidgetKit

extension LintCase {
  static let ofStructure = [
    LintCase(
      "W11", broken: { .view { Rows(count: 5) } }, sound: { .view { Rows(count: 4) } }),
    LintCase(
      "W11", "a symbol belongs to its text",
      broken: {
        .view([.accessoryCircular]) { Rows(count: 3) }
      },
      sound: {
        .view([.accessoryCircular]) {
          VStack {
            Label("2", systemImage: "drop")
            Text("3")
          }
        }
      }),
    LintCase(
      "W11", "a symbol that comes and goes is counted where it is seen",
      broken: {
        .view([.accessoryCircular]) { Rows(count: 3) }
      },
      sound: {
        .view([.accessoryCircular]) {
          VStack {
            HStack {
              Image(systemName: "clock").opacity(0)
              Text("2")
            }
            HStack {
              Image(systemName: "clock").opacity(0.9)
              Text("3")
            }
          }
        }
      }),
    LintCase(
      "W13", broken: { .view([.systemSmall, .systemLarge]) { Text("23°") } },
      sound: { .view([.systemSmall, .systemLarge]) { FamilyRows() } }),
    LintCase(
      "W14", "nothing is drawn", broken: { .view { EmptyView() } }, sound: { .view { Text("23°") } }
    ),
    LintCase(
      "W14", "a default",
      broken: {
        .view([.systemSmall, .systemMedium, .systemExtraLarge], source: familySwitch) {
          Text("23°")
        }
      }, sound: { .view([.systemSmall, .systemMedium], source: familySwitch) { Text("23°") } }),
    LintCase(
      "W14", "another widget's view",
      broken: {
        .view([.systemMedium, .systemExtraLarge], source: widget(of: "EntryView")) { Text("23°") }
      },
      sound: {
        .view([.systemMedium, .systemExtraLarge], source: widget(of: "OtherView")) { Text("23°") }
      }),
    LintCase(
      "W29", broken: { .view { Text("Sample") } }, sound: { .view { Text("Samples") } }),
    LintCase(
      "W30",
      broken: {
        .view(on: Color.white) { Text("Hello").foregroundStyle(.black) }
      }, sound: { .view { Text("Hello") } }),
    LintCase(
      "W31", "side by side",
      broken: {
        .view {
          HStack {
            Image(systemName: "circle.fill").foregroundStyle(.red)
            Image(systemName: "circle.fill").foregroundStyle(.green)
          }
        }
      },
      sound: {
        .view {
          HStack {
            Image(systemName: "xmark").foregroundStyle(.red)
            Image(systemName: "checkmark").foregroundStyle(.green)
          }
        }
      }),
    LintCase(
      "W31", "over time",
      broken: {
        LintSample(
          entries: [0, 3_600],
          content: { number in
            AnyView(Text("\(number) %").foregroundStyle(number == 0 ? Color.red : .green))
          })
      },
      sound: {
        LintSample(
          entries: [0, 3_600],
          content: { number in
            AnyView(
              Text(number == 0 ? "−3 %" : "+3 %").foregroundStyle(number == 0 ? Color.red : .green))
          })
      }),
    LintCase(
      "W32",
      broken: {
        .view { Text("Hello").frame(maxWidth: .infinity, alignment: .leading) }
          .with { $0.marginsDisabled = true }
      },
      sound: {
        .view { Text("Hello").padding(16).frame(maxWidth: .infinity, alignment: .leading) }
          .with { $0.marginsDisabled = true }
      }),
    LintCase(
      "W34",
      broken: {
        .view([.accessoryInline]) { Label("23°", systemImage: "sun.max").foregroundStyle(.red) }
      },
      sound: { .view([.accessoryInline]) { Label("23°", systemImage: "sun.max") } }),
    LintCase(
      "W40", broken: { .view { SamplePhoto.image(side: 700).resizable() } },
      sound: { .view { SamplePhoto.image(side: 400).resizable() } }),
    LintCase(
      "W54",
      broken: {
        .view { Text("23°") }.with { sample in
          sample.change = { subject in
            subject.pictures[0].picture.notes.append(
              RenderNote(rule: "activity-too-tall", message: Sentence(verbatim: "Too high.")))
          }
        }
      }, sound: { .view { Text("23°") } }),
    LintCase(
      "W52",
      broken: {
        .source(
          """
          struct Entry: View { var body: some View {
            switch family {
            case .systemSmall: Text("a")
            case .systemMedium: Text("b")
            }
          } }
          """)
      }, sound: { .source(familySwitch) }),
  ]

  /// Returns the source of a widget whose view is of a type.
  private static func widget(of view: String) -> String {
    """
    \(familySwitch)
    struct OtherView: View { var body: some View { Text("23°") } }
    struct SampleWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "a", provider: P()) { _ in \(view)() }
      }
    }
    """
  }

  private static let familySwitch = """
    struct EntryView: View {
      @Environment(\\.widgetFamily) var family
      var body: some View {
        switch family {
        case .systemSmall, .systemLarge: Text("23°")
        default: Text("23°")
        }
      }
    }
    """
}

private struct Rows: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)").font(.caption) } }
  }
}

private struct FamilyRows: View {
  @Environment(\.widgetFamily) var family

  var body: some View { Rows(count: family == .systemSmall ? 2 : 8) }
}
