package import Drawing

/// The system colors of iOS, which differ between light and dark appearance and between iOS versions.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear, primary, secondary, accent
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator
  case opaqueSeparator, link
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  package func rgba(in environment: EnvironmentValues) -> RGBA {
    rgba(isDark: environment.colorScheme == .dark, iOS: environment.systemVersion.major)
  }

  /// Returns the components for an iOS version.
  ///
  /// Apple changed the palette in iOS 26 (HIG, June 2025).
  package func rgba(isDark: Bool, iOS: Int) -> RGBA {
    let colors = iOS >= 26 ? newest ?? established : established
    return isDark ? colors.dark : colors.light
  }

  private typealias Pair = (light: RGBA, dark: RGBA)

  private func pair(
    _ light: UInt32, _ dark: UInt32, opacity: (light: Double, dark: Double) = (1, 1)
  ) -> Pair {
    (RGBA(hex: light, alpha: opacity.light), RGBA(hex: dark, alpha: opacity.dark))
  }

  /// The colors that iOS 26 changed.
  private var newest: Pair? {
    switch self {
    case .red: pair(0xFF383C, 0xFF4245)
    case .orange: pair(0xFF8D28, 0xFF9230)
    case .yellow: pair(0xFFCC00, 0xFFD600)
    case .mint: pair(0x00C8B3, 0x00DAC3)
    case .teal: pair(0x00C3D0, 0x00D2E0)
    case .cyan: pair(0x00C0E8, 0x3CD3FE)
    case .blue, .accent: pair(0x0088FF, 0x0091FF)
    case .indigo: pair(0x6155F5, 0x6D7CFF)
    case .purple: pair(0xCB30E0, 0xDB34F2)
    case .brown: pair(0xAC7F5E, 0xB78A66)
    default: nil
    }
  }

  /// The palette of iOS 13 to 18.
  private var established: Pair {
    switch self {
    case .red: pair(0xFF3B30, 0xFF453A)
    case .orange: pair(0xFF9500, 0xFF9F0A)
    case .yellow: pair(0xFFCC00, 0xFFD60A)
    case .green: pair(0x34C759, 0x30D158)
    case .mint: pair(0x00C7BE, 0x63E6E2)
    case .teal: pair(0x30B0C7, 0x40C8E0)
    case .cyan: pair(0x32ADE6, 0x64D2FF)
    case .blue, .accent: pair(0x007AFF, 0x0A84FF)
    case .indigo: pair(0x5856D6, 0x5E5CE6)
    case .purple: pair(0xAF52DE, 0xBF5AF2)
    case .pink: pair(0xFF2D55, 0xFF375F)
    case .brown: pair(0xA2845E, 0xAC8E68)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .gray2: pair(0xAEAEB2, 0x636366)
    case .gray3: pair(0xC7C7CC, 0x48484A)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: pair(0xF2F2F7, 0x1C1C1E)
    case .white: pair(0xFFFFFF, 0xFFFFFF)
    case .black: pair(0x000000, 0x000000)
    case .clear: pair(0x000000, 0x000000, opacity: (0, 0))
    case .primary, .label: pair(0x000000, 0xFFFFFF)
    case .secondary, .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, opacity: (0.6, 0.6))
    case .tertiaryLabel, .placeholderText: pair(0x3C3C43, 0xEBEBF5, opacity: (0.3, 0.3))
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, opacity: (0.18, 0.16))
    case .separator: pair(0x3C3C43, 0x545458, opacity: (0.29, 0.6))
    case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
    case .link: pair(0x007AFF, 0x0984FF)
    case .background: pair(0xFFFFFF, 0x000000)
    case .secondaryBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiaryBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .groupedBackground: pair(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
    case .fill: pair(0x787880, 0x787880, opacity: (0.2, 0.36))
    case .secondaryFill: pair(0x787880, 0x787880, opacity: (0.16, 0.32))
    case .tertiaryFill: pair(0x767680, 0x767680, opacity: (0.12, 0.24))
    case .quaternaryFill: pair(0x747480, 0x747480, opacity: (0.08, 0.18))
    }
  }
}
