import Foundation
import SwiftUI
import WidgetKit

/// Typical widgets, each broken in one rendering mode, with a fixed version.
///
/// The symptoms are from bug reports of public widgets; the code is original.
enum PitfallWidgets {
  /// A background behind everything, which becomes a block when tinted.
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

    /// An opaque image, half dark and half light.
    static let photo = UIImage(
      bitmap: Bitmap(
        content: .pixels(
          width: 1, height: 2, rgba: Data([60, 60, 80, 255, 220, 210, 190, 255])),
        pixelWidth: 1, pixelHeight: 2))
  }

  struct CoverInAccent: View {
    var body: some View { Cover(mode: .fullColor).widgetAccentable() }
  }

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

  /// Reads the mode with a local `@Environment` in a computed property, where the mode is always the default.
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

  /// The mode from iOS 15 as a modifier, because a stored property can't have a later availability.
  struct ModeModifier: ViewModifier {
    @Environment(\.widgetRenderingMode) private var mode

    func body(content: Content) -> some View {
      content.accessibilityIdentifier(mode.description)
    }
  }

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
