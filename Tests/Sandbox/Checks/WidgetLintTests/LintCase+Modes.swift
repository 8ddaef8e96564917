import AppIntents
import SwiftUI
import WidgetKit

extension LintCase {
  static let ofModes = [
    LintCase(
      "W01",
      broken: { .view { Text("Hello") }.with { $0.background = nil } },
      sound: { .view { Text("Hello") } }),
    LintCase(
      "W02",
      broken: {
        .view {
          ZStack {
            Color.black
            Text("Milk").foregroundColor(.white)
          }
        }
      },
      sound: {
        .view(on: Color.black) { Text("Milk").foregroundColor(.white) }
      }),
    LintCase(
      "W03", "a pill",
      broken: { .view { Text("Hello").padding().foregroundColor(.white).background(Color.blue) } },
      sound: {
        .view {
          Text("Hello").padding().foregroundColor(.blue)
            .background(RoundedRectangle(cornerRadius: 8).strokeBorder(Color.blue))
        }
      }),
    LintCase(
      "W03", "a bar on its track",
      broken: {
        .view {
          Capsule().fill(.white).frame(width: 110, height: 24)
            .overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: 60, height: 24) }
        }
      },
      sound: {
        .view {
          Capsule().fill(.white.opacity(0.3)).frame(width: 110, height: 24)
            .overlay(alignment: .leading) { Capsule().fill(.blue).frame(width: 60, height: 24) }
        }
      }),
    LintCase(
      "W03", "chosen by the rendering mode",
      broken: { .view { ModeBadge(listens: false) } }, sound: { .view { ModeBadge(listens: true) } }
    ),
    LintCase(
      "W03", "punched out",
      broken: {
        .view { Text("Hello").foregroundColor(.white).padding().background(Color.indigo) }
      },
      sound: {
        .view {
          ZStack {
            Color.indigo.opacity(0.2)
            Text("Hello")
          }
        }
      }),
    LintCase(
      "W04",
      broken: {
        .view {
          VStack {
            Text("Seoul")
            Text("23°")
          }
          .widgetAccentable()
        }
      },
      sound: {
        .view {
          VStack {
            Text("Seoul")
            Text("23°").widgetAccentable()
          }
        }
      }),
    LintCase(
      "W05", broken: { .view { SamplePhoto.image().resizable() } },
      sound: {
        .view { SamplePhoto.image().resizable().widgetAccentedRenderingMode(.accentedDesaturated) }
      }),
    LintCase(
      "W06",
      broken: {
        .view {
          VStack {
            Text("Seoul")
            Text("23°").widgetAccentable(false)
          }
          .widgetAccentable()
        }
      }, sound: { .view { Text("23°").widgetAccentable(false) } }),
    LintCase(
      "W07",
      broken: {
        .view {
          VStack { SamplePhoto.image().widgetAccentedRenderingMode(.fullColor) }.widgetAccentable()
        }
      },
      sound: { .view { SamplePhoto.image().widgetAccentedRenderingMode(.fullColor) } }),
    LintCase(
      "W08",
      broken: {
        .view {
          ZStack {
            Color.blue
            Text("23°").font(.largeTitle).widgetAccentable()
          }
        }
      },
      sound: { .view { Text("23°").font(.largeTitle).widgetAccentable() } }),
    LintCase(
      "W33",
      broken: {
        .view([.accessoryRectangular]) { Text("Rain").foregroundStyle(.white.opacity(0.4)) }
      },
      sound: {
        .view([.accessoryRectangular]) {
          VStack {
            Text("Rain")
            Text("soon").foregroundStyle(.secondary)
            Text("9:41").foregroundStyle(Color(white: 0.6))
          }
        }
      }),
    LintCase(
      "W35",
      broken: {
        .view(source: "let backdrop = AccessoryWidgetBackground()") {
          ZStack {
            AccessoryWidgetBackground()
            Text("23°")
          }
        }
      },
      sound: {
        .view([.accessoryCircular], source: "let backdrop = AccessoryWidgetBackground()") {
          ZStack {
            AccessoryWidgetBackground()
            Text("23°")
          }
        }
      }),
    LintCase(
      "W36",
      broken: {
        .view(on: Color.white) { Text("Hello").foregroundStyle(.black) }
      },
      sound: {
        .view(on: Color.blue) { Text("Hello").font(.title).foregroundStyle(.white) }
      }),
    LintCase(
      "W37",
      broken: {
        .view([.accessoryRectangular]) { Text("Rain").foregroundStyle(Color(white: 0.35)) }
      }, sound: { .view([.accessoryRectangular]) { Text("Rain").foregroundStyle(.white) } }),
  ]
}

/// A pill that depends on the rendering mode, if it reads the mode.
private struct ModeBadge: View {
  let listens: Bool
  @Environment(\.widgetRenderingMode) var mode

  var body: some View {
    if listens, mode != .fullColor {
      Text("Hello").font(.largeTitle)
    } else {
      Text("Hello").font(.largeTitle).foregroundColor(.white).background(Color.indigo)
    }
  }
}
