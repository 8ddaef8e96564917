import Foundation
import SwiftUI
import WidgetKit

/// Widgets as people write them, each broken in one rendering mode and mended beside it.
///
/// The symptoms are those that public widgets were reported for; the code is this suite's own.
enum PitfallWidgets {
  /// A page of one's own behind everything: tinted, it is a block.
  struct OwnPage: View {
    var body: some View {
      ZStack {
        Color.black
        VStack {
          Text("Pier 9")
          Text("14 min")
        }
        .foregroundStyle(.white)
      }
    }
  }

  struct OwnPageMended: View {
    var body: some View {
      VStack {
        Text("Pier 9")
        Text("14 min")
      }
      .foregroundStyle(.white)
      .containerBackground(.black, for: .widget)
    }
  }

  struct OwnPageByMode: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
      ZStack {
        if mode == .fullColor { Color.black }
        Text("Pier 9").foregroundStyle(.white)
      }
    }
  }

  /// Text on a pill of the same group.
  struct Badge: View {
    var body: some View {
      Text("LIVE")
        .padding(6)
        .foregroundStyle(.white)
        .background(.red, in: Capsule())
    }
  }

  struct BadgeWithBorder: View {
    var body: some View {
      Text("LIVE").padding(6).background { Capsule().strokeBorder(.red, lineWidth: 1) }
    }
  }

  struct BadgeWithVeil: View {
    var body: some View {
      Text("LIVE").padding(6).background(.red.opacity(0.2), in: Capsule())
    }
  }

  struct BadgePunchedOut: View {
    var body: some View {
      ZStack {
        Capsule().fill(.red).frame(width: 80, height: 30)
        Text("LIVE").blendMode(.destinationOut)
      }
      .compositingGroup()
    }
  }

  /// The accent on the root.
  struct AllAccented: View {
    var body: some View {
      VStack {
        Image(systemName: "tram.fill")
        Text("14 min")
      }
      .widgetAccentable()
    }
  }

  struct OneAccented: View {
    var body: some View {
      VStack {
        Image(systemName: "tram.fill")
        Text("14 min").widgetAccentable()
      }
    }
  }

  /// A photo without an accented mode.
  struct Cover: View {
    let mode: WidgetAccentedRenderingMode?

    var body: some View {
      Image(uiImage: Self.photo)
        .resizable()
        .widgetAccentedRenderingMode(mode)
        .frame(width: 60, height: 60)
    }

    /// Opaque, half dark and half light.
    static let photo = UIImage(
      bitmap: Bitmap(
        content: .pixels(
          width: 1, height: 2, rgba: Data([60, 60, 80, 255, 220, 210, 190, 255])),
        pixelWidth: 1, pixelHeight: 2))
  }

  struct CoverInAccent: View {
    var body: some View { Cover(mode: .fullColor).widgetAccentable() }
  }

  /// Red and green dots.
  struct Lights: View {
    var body: some View {
      HStack {
        Circle().fill(.red).frame(width: 12, height: 12)
        Circle().fill(.green).frame(width: 12, height: 12)
      }
    }
  }

  struct LightsWithSymbols: View {
    var body: some View {
      HStack {
        Image(systemName: "xmark.circle").foregroundStyle(.red)
        Image(systemName: "checkmark.circle").foregroundStyle(.green)
      }
    }
  }

  /// The mode read in a computed property, where it is always the default.
  struct ComputedMode: View {
    private var mode: WidgetRenderingMode {
      @Environment(\.widgetRenderingMode) var mode
      return mode
    }

    var body: some View { Text(mode.description) }
  }

  struct StoredMode: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View { Text(mode.description) }
  }

  /// The same from iOS 15 on, as a modifier: a stored property cannot be available later.
  struct ModeModifier: ViewModifier {
    @Environment(\.widgetRenderingMode) private var mode

    func body(content: Content) -> some View {
      content.accessibilityIdentifier(mode.description)
    }
  }

  /// A solid background on the Lock Screen.
  struct LockScreenBox: View {
    var body: some View {
      ZStack {
        Color.black
        Text("72").foregroundStyle(.white)
      }
    }
  }

  struct LockScreenBackdrop: View {
    var body: some View {
      ZStack {
        AccessoryWidgetBackground()
        Text("72").foregroundStyle(.white)
      }
    }
  }

  struct LockScreenInk: View {
    let color: Color
    var body: some View { Text("72").foregroundStyle(color) }
  }
}
