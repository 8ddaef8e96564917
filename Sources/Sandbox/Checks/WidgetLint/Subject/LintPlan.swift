import Drawing
package import PhoneFacts
package import WorkerProtocol

/// The pictures of a widget that the lint needs.
package struct LintPlan: Sendable {
  /// The text size at which truncation becomes a warning: the third of the accessibility sizes.
  package static let largeType = "accessibility3"
  /// The locales in which text must fit: Korean, a language with long words, and a right-to-left language.
  package static let locales = ["ko_KR", "de_DE", "ar_SA"]
  /// The versions with different tinted Home Screens: iOS 18 tints in two colors, and iOS 26 in one.
  static let tintedVersions = [SystemVersion(18), SystemVersion(26)]
  /// The place where the small widget also appears without its background.
  static let standBy = "standBy"
  /// The number of entries to draw after the first entry.
  static let laterEntries = 5

  package let declaration: PluginContents.Widget
  package let systemVersion: SystemVersion

  package init(_ declaration: PluginContents.Widget, systemVersion: SystemVersion = .usual) {
    self.declaration = declaration
    self.systemVersion = systemVersion
  }

  /// The requests for pictures in the widget's default places and with other settings.
  package var requests: [RenderRequest] {
    declaration.configuration == "activity" ? requestsOfActivity : requestsOfWidget
  }

  /// The places where a phone shows a Live Activity.
  private static let places: [ActivityPlace] = [
    .liveActivity, .islandExpanded, .islandCompact, .islandMinimal,
  ]

  private var requestsOfActivity: [RenderRequest] {
    let requests = Self.places.map { place in
      RenderRequest(
        subject: .widget(declaration.type), family: .activity(place), systemVersion: systemVersion)
    }
    // Only the Lock Screen view follows the phone's appearance. The Dynamic Island is always dark.
    return requests + requests.prefix(1).map { lockScreen in lockScreen.with { $0.isDark = true } }
  }

  private var requestsOfWidget: [RenderRequest] {
    declaration.families.flatMap { family -> [RenderRequest] in
      let standard = request(family)
      var requests = [standard]
      requests.append(standard.with { $0.isDark = true })
      requests.append(standard.with { $0.mode = .accented })
      requests.append(standard.with { $0.mode = .vibrant })
      for version in Self.tintedVersions where version != systemVersion {
        requests.append(
          standard.with {
            $0.mode = .accented
            $0.systemVersion = version
          })
      }
      requests.append(standard.with { $0.dynamicTypeSize = Self.largeType })
      for locale in Self.locales { requests.append(standard.with { $0.locale = locale }) }
      if family == .systemSmall { requests.append(standard.with { $0.place = Self.standBy }) }
      return requests
    }
  }

  /// Returns the requests for later timeline entries, in the first family.
  package func entryRequests(_ timeline: TimelineSummary) -> [RenderRequest] {
    guard let family = declaration.families.first, timeline.entries.count > 1 else { return [] }
    return (1..<min(timeline.entries.count, Self.laterEntries + 1)).map { entry in
      request(family).with { $0.entry = entry }
    }
  }

  /// The scale factors to try for truncated text, mildest first.
  ///
  /// Smaller factors rarely leave text legible.
  static let triedScales = [0.8, 0.5]

  /// Returns requests to draw the pictures with truncated text again, with text that may shrink.
  package static func trials(of pictures: [RenderedWidget]) -> [RenderRequest] {
    pictures.filter {
      ShowsWholeTexts.isAsked(about: $0.request) && $0.picture.root.hasTruncatedText
    }
    .flatMap { picture in
      triedScales.map { scale in picture.request.with { $0.triedTextScale = scale } }
    }
  }

  /// The requests to draw twice, to detect views that differ between runs.
  package var repeatedRequests: [RenderRequest] { declaration.families.map(request) }

  /// Returns whether the request is for a family's first picture, which counts in any mode.
  ///
  /// Lock Screen families are never in full color; a request for full color draws them in their own mode.
  package static func isUsual(_ request: RenderRequest) -> Bool {
    request.mode == .fullColor && !request.isDark && request.place == nil
  }

  private func request(_ family: Family) -> RenderRequest {
    RenderRequest(
      subject: .widget(declaration.type), family: .widget(family), device: Self.device(for: family),
      systemVersion: systemVersion, showsContentWithoutBackground: true)
  }

  /// Returns a device that shows the family.
  private static func device(for family: Family) -> String {
    switch family {
    case .systemExtraLarge: "820x1180"
    case .systemExtraLargePortrait: "vision"
    default: "393x852"
    }
  }
}

extension PictureNode {
  fileprivate var hasTruncatedText: Bool {
    isTruncated || children.contains(where: \.hasTruncatedText)
  }
}

extension RenderRequest {
  func with(_ change: (inout RenderRequest) -> Void) -> RenderRequest {
    var request = self
    change(&request)
    return request
  }
}
