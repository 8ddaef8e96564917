import Drawing

/// The style of a font that every iPhone has, so that a similar font can be drawn in its place.
struct PhoneFontStyle {
  let design: FontDescription.Design
  let weight: Int

  private static let designs: [(design: FontDescription.Design, families: [String])] = [
    (
      .serif,
      [
        "americantypewriter", "baskerville", "bodoni72", "charter", "cochin", "didot", "georgia",
        "hiraginominchopron", "hiraminpron", "hoeflertext", "iowanoldstyle", "palatino",
        "rockwell", "stixtwotext", "superclarendon", "timesnewroman",
      ]
    ),
    (.monospaced, ["courier", "menlo"]),
    (.rounded, ["arialrounded", "hiraginomarugothicpron", "hiramarupron"]),
    (
      .standard,
      [
        "applesdgothicneo", "arial", "avenir", "futura", "gillsans", "helvetica", "hiraginosans",
        "hirakakupron", "kohinoor", "optima", "pingfang", "trebuchet", "verdana",
      ]
    ),
  ]

  /// The weights by the words in font names, of which the first that occurs counts.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("bold", 700), ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("w3", 300),
    ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
  ]

  /// Creates the style of a font by its family or PostScript name; nil for a font that isn't on every iPhone.
  init?(named name: String) {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    guard
      let (design, families) = Self.designs.first(where: {
        $0.families.contains { letters.hasPrefix($0) }
      }),
      let family = families.first(where: letters.hasPrefix)
    else { return nil }
    let style = letters.dropFirst(family.count)
    self.design = design
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
  }
}
