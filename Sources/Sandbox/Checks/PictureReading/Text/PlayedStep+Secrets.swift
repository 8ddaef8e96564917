import Drawing
package import WorkerProtocol

extension PlayedStep {
  /// Returns the secrets that are legible on the app switcher's card, or an empty array if there's no card.
  ///
  /// - Parameter named: Additional secrets. The contents of secure fields and `privacySensitive` views are
  ///   always included.
  package func secretsOnCard(_ named: [String] = []) -> [String] {
    card.map { Self.secrets(on: $0, named + secrets) } ?? []
  }

  private static func secrets(on picture: Picture, _ named: [String]) -> [String] {
    let written = ReadableText.all(in: picture, from: SampledDrawing.hiddenContrast)
    var sensitive: Set<Int> = []
    func collect(_ node: PictureNode, isInside: Bool) {
      let isPrivate = isInside || node.traits.isPrivacySensitive
      if isPrivate { sensitive.insert(node.index) }
      for child in node.children { collect(child, isInside: isPrivate) }
    }
    collect(picture.root, isInside: false)
    var found: [String] = []
    for secret in named where !secret.isEmpty {
      if written.contains(where: { $0.shows(secret) }) { found.append(secret) }
    }
    for text in written where text.node.map(sensitive.contains) ?? false {
      found.append(text.string)
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }
}
