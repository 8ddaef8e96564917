import Foundation
import SwiftUI
import WidgetKit

/// A control on its plate: the symbol alone, beside its title, or above it.
///
/// The Lock Screen has a smaller round plate with only the symbol.
///
/// The system draws the label's text and symbol in its own style; fonts, colors and sizes that the label sets
/// have no effect.
///
/// A control that's on is dark on white, with the symbol in the tint. Everything else is white on gray. Apple
/// publishes no sizes; these are from an iPhone 393 points wide.
struct ControlView: View {
  let parts: ControlParts
  let size: ControlHost.Size
  /// The control's name, for a label without text.
  let name: String
  let hasIcon: (any View) -> Bool
  let hasTitle: (any View) -> Bool

  /// The plate's size in points: one grid cell, two side by side, or four.
  var points: CGSize {
    switch size {
    case .small: CGSize(width: 72, height: 72)
    case .medium: CGSize(width: 156, height: 72)
    case .large: CGSize(width: 156, height: 156)
    case .lockScreen: CGSize(width: 50, height: 50)
    }
  }

  var body: some View {
    content
      .frame(width: points.width, height: points.height)
      .foregroundStyle(isOn ? Color.black : Color.white)
      .background(isOn ? Color.white : Color(white: 0.25), in: plate)
      .opacity(parts.isDisabled ? 0.5 : 1)
  }

  @ViewBuilder private var content: some View {
    switch size {
    case .small, .lockScreen: icon
    case .medium:
      HStack(spacing: 10) {
        icon
        words
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 16)
    case .large:
      VStack(alignment: .leading) {
        icon
        Spacer()
        words
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var plate: RoundedRectangle {
    RoundedRectangle(
      cornerRadius: size == .large ? 38 : points.height / 2, style: .continuous)
  }

  private var isOn: Bool { parts.isOn ?? false }

  /// The value label for the current state.
  private var state: (any View)? { parts.stateLabel?(isOn) }

  var showsSymbol: Bool { symbol != nil }

  /// The symbol of the value label, or else of the label.
  private var symbol: (any View)? {
    [state, parts.label].compactMap { $0 }
      .first { hasIcon(AnyView(erasing: $0).labelStyle(.iconOnly)) }
  }

  private var icon: some View {
    Group {
      if let symbol {
        AnyView(erasing: symbol).labelStyle(.iconOnly).environment(\.keepsSystemStyle, true)
      } else {
        Text(name.prefix(1))
      }
    }
    .font(.title2)
    .foregroundStyle(isOn ? parts.tint ?? .blue : .white)
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 1) {
      title.font(.subheadline.weight(.semibold))
      status.font(.footnote).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .minimumScaleFactor(0.8)
  }

  @ViewBuilder private var title: some View {
    let words = AnyView(erasing: parts.label).labelStyle(.titleOnly)
      .environment(\.keepsSystemStyle, true)
    if hasTitle(words) { words } else { Text(name) }
  }

  /// The value label's text, or the system's text for a toggle without a value label.
  @ViewBuilder private var status: some View {
    if let state, hasTitle(AnyView(erasing: state).labelStyle(.titleOnly)) {
      AnyView(erasing: state).labelStyle(.titleOnly).environment(\.keepsSystemStyle, true)
    } else if parts.isOn != nil {
      OnOff(isOn: isOn)
    }
  }
}

private struct OnOff: View {
  let isOn: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    if locale.language.languageCode == .korean {
      Text(isOn ? "켬" : "끔")
    } else {
      Text(isOn ? "On" : "Off")
    }
  }
}
