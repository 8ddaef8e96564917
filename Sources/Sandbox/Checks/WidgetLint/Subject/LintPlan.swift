import Drawing
package import PhoneFacts
package import Stage

/// Which pictures the lint wants of a widget.
package struct LintPlan: Sendable {
  /// The text size at which truncation becomes a warning: the third of the accessibility sizes.
  package static let largeType = "accessibility3"
  /// Korean, a language of long words, and one written from right to left.
  package static let locales = ["ko_KR", "de_DE", "ar_SA"]
  /// The versions whose tinted home screens differ: two colours, and one.
  static let tintedVersions = [SystemVersion(18), SystemVersion(26)]
  /// Where the small widget also stands, without its background.
  static let standBy = "standBy"
  /// Entries beyond the first that are drawn.
  static let laterEntries = 5

  package let declaration: PluginContents.Widget
  package let systemVersion: SystemVersion

  package init(_ declaration: PluginContents.Widget, systemVersion: SystemVersion = .usual) {
    self.declaration = declaration
    self.systemVersion = systemVersion
  }

  /// The widget where it usually stands and as other settings show it.
  package var requests: [RenderRequest] {
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

  /// The later entries of a timeline in the first family.
  package func entryRequests(_ timeline: TimelineSummary) -> [RenderRequest] {
    guard let family = declaration.families.first, timeline.entries.count > 1 else { return [] }
    return (1..<min(timeline.entries.count, Self.laterEntries + 1)).map { entry in
      request(family).with { $0.entry = entry }
    }
  }

  /// The factors by which texts that are cut off are tried to shrink, the mildest first: smaller ones make
  /// hardly any text legible.
  static let triedScales = [0.8, 0.5]

  /// The pictures in which texts are cut off once more, with texts that may shrink.
  package static func trials(of pictures: [RenderedWidget]) -> [RenderRequest] {
    pictures.filter {
      ShowsWholeTexts.isAsked(about: $0.request) && $0.picture.root.hasTruncatedText
    }
    .flatMap { picture in
      triedScales.map { scale in picture.request.with { $0.triedTextScale = scale } }
    }
  }

  /// What is drawn a second time.
  package var repeatedRequests: [RenderRequest] { declaration.families.map(request) }

  /// True for the first picture of a family, which counts in whatever mode it is answered.
  ///
  /// Lock Screen families are never in full colour: asked for it, they are drawn in their own mode.
  package static func isUsual(_ request: RenderRequest) -> Bool {
    request.mode == .fullColor && !request.isDark && request.place == nil
  }

  private func request(_ family: Family) -> RenderRequest {
    RenderRequest(
      subject: .widget(declaration.type), family: .widget(family), device: Self.device(for: family),
      systemVersion: systemVersion, showsContentWithoutBackground: true)
  }

  /// A device that shows the family.
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
