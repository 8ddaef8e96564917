import Foundation
import SwiftUI
import WidgetKit
import WidgetLint
import WorkerProtocol

extension LintCase {
  static let ofText = [
    LintCase(
      "W09", broken: { .view { Text("Hello").font(.system(size: 9)) } },
      sound: { .view { Text("Hello").font(.caption2) } }),
    LintCase(
      "W09", "scaled down",
      broken: { .view { Text("Hello").font(.caption).scaleEffect(0.5) } },
      sound: { .view { Text("Hello").font(.title).scaleEffect(0.5) } }),
    LintCase(
      "W10", "bright gradient",
      broken: { .view(on: sunny) { Text("23°").foregroundStyle(.white) } },
      sound: { .view(on: sunny) { Text("23°").foregroundStyle(.black) } }),
    LintCase(
      "W10", "only in the dark", broken: { .view(on: Color.yellow) { Text("23°") } },
      sound: { .view(on: Color.yellow) { Text("23°").foregroundStyle(.black) } }),
    LintCase(
      "W10", "the system's own hierarchy",
      broken: { .view { Text("Hello").foregroundStyle(Color(white: 0.7)).background(.white) } },
      sound: {
        .view {
          VStack {
            Text("Hello").foregroundStyle(.secondary)
            Text("there").foregroundStyle(.tertiary)
          }
        }
      }),
    LintCase(
      "W10", "the system's own button",
      broken: {
        .view {
          Text("Open").foregroundStyle(.blue).padding().background(Color.blue.opacity(0.4))
        }
      },
      sound: { .view { Button("Open") {} } }),
    LintCase(
      "W10", "text that only takes space",
      broken: {
        .view { Text("23°").foregroundStyle(.orange).padding().background(.orange) }
      },
      sound: {
        .view {
          Text("23°").foregroundStyle(.clear).padding().background(.orange)
            .overlay { Text("23°").foregroundStyle(.black) }
        }
      }),
    LintCase(
      "W10", "large text needs less",
      broken: {
        .view {
          Text("23°").font(.body).foregroundStyle(Color(white: 0.5)).padding().background(.white)
        }
      },
      sound: {
        .view {
          Text("23°").font(.title).foregroundStyle(Color(white: 0.5)).padding().background(.white)
        }
      }),
    LintCase(
      "W12", "in a corner of the expanded island",
      broken: { .view { inIslandCorner(distance: 0) }.with { $0.change = asExpandedIsland } },
      sound: { .view { inIslandCorner(distance: 8) }.with { $0.change = asExpandedIsland } }),
    LintCase(
      "W10", "in a Live Activity",
      broken: { .activity { Text("Hello").foregroundStyle(.black).background(.black) } },
      sound: { .activity { Text("Hello") } }),
    LintCase(
      "W12", "at the usual size",
      broken: { .view { Text("A very long line that has no room here").lineLimit(1) } },
      sound: {
        .view { Text("A very long line that has no room here").minimumScaleFactor(0.2) }
      }),
    LintCase(
      "W12", "at larger sizes",
      broken: { .view { Text("Thunderstorm").font(.title3).lineLimit(1) } },
      sound: { .view { Text("Rain").font(.title3).lineLimit(1).minimumScaleFactor(0.5) } }),
    LintCase(
      "W38",
      broken: {
        .view(
          [.accessoryRectangular], source: "let view = Text(\"\\(entry.accountBalance) won\")"
        ) { Text("5 won") }
      },
      sound: {
        .view(
          [.accessoryRectangular],
          source: "let view = Text(\"\\(entry.accountBalance) won\").privacySensitive()"
        ) { Text("5 won") }
      }),
    LintCase(
      "W41",
      broken: {
        .source("let row = HStack { Text(\"Left\"); Text(entry.end, style: .timer) }")
      },
      sound: {
        .source(
          """
          let row = HStack {
            Text("Left")
            Text(entry.end, style: .timer).monospacedDigit().frame(width: 60)
          }
          """)
      }),
    LintCase(
      "W55", broken: { .view { Text(.currentDate, format: OwnClock()) } },
      sound: { .view { Text(.currentDate, format: .stopwatch(startingAt: LintSample.now)) } }),
    LintCase(
      "W55", "a format of Foundation", broken: { .view { Text(.currentDate, format: OwnClock()) } },
      sound: {
        .view {
          VStack {
            Text(.currentDate, format: .dateTime.hour().minute())
            Text(.durationOffset(to: LintSample.now), format: .time(pattern: .minuteSecond))
          }
        }
      }),
    LintCase(
      "W46", broken: { .view { SamplePhoto.image() } },
      sound: { .view { SamplePhoto.image().accessibilityLabel("The beach") } }),
    LintCase(
      "W47", broken: { .view { DateLine(length: 150) } }, sound: { .view { DateLine(length: 60) } }),
    LintCase(
      "W51", broken: { .view { Image(systemName: "sun max") } },
      sound: { .view { Image(systemName: "sun.max") } }),
  ]

  private static let sunny = LinearGradient(
    colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
}

/// A line of text whose width depends on the language.
private struct DateLine: View {
  let length: CGFloat
  @Environment(\.locale) var locale

  var body: some View {
    let words = locale.identifier.hasPrefix("de") ? "Donnerstag, am Nachmittag" : "Thursday"
    return Text(length > 100 ? words : "Thu").lineLimit(1)
  }
}

/// A custom format, which the system can't apply.
private struct OwnClock: FormatStyle {
  func format(_ value: Date) -> String { "2:20" }
}

extension LintCase {
  private static func inIslandCorner(distance: CGFloat) -> some View {
    Text("CPU").font(.caption2).padding(distance)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static func asExpandedIsland(_ subject: inout LintSubject) {
    subject.pictures[0].request.family = .activity(.islandExpanded)
  }
}
