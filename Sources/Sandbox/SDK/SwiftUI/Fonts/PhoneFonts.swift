import Drawing

extension FontDescription {
  /// Creates a font in the style of one that every iPhone has, or else the system font.
  init(similarTo name: String, size: Double) {
    let parts = PhoneFonts.parts(of: name)
    self.init(
      size: size, weight: parts.flatMap { Self.weight(in: $0.style) } ?? 400,
      design: parts.flatMap { Self.designs[$0.family] } ?? .standard)
  }

  /// The designs of families that aren't sans-serif.
  private static let designs: [String: Design] = [
    "americantypewriter": .serif, "baskerville": .serif, "bodoni72": .serif,
    "bodoni72oldstyle": .serif, "bodonisvtytwo": .serif, "bodonisvtytwoitctt": .serif,
    "bodonisvtytwoositctt": .serif, "charter": .serif, "cochin": .serif, "didot": .serif,
    "georgia": .serif, "hiraginominchopron": .serif, "hiraminpron": .serif, "hoeflertext": .serif,
    "iowanoldstyle": .serif, "palatino": .serif, "rockwell": .serif, "stixtwotext": .serif,
    "superclarendon": .serif, "timesnewroman": .serif,
    "arialrounded": .rounded, "hiraginomarugothicpron": .rounded, "hiramarupron": .rounded,
    "courier": .monospaced, "couriernew": .monospaced, "menlo": .monospaced,
  ]

  /// Returns the weight of the first word that a style contains.
  private static func weight(in style: Substring) -> Int? {
    let weights = [
      ("ultralight", 100), ("thin", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
      ("bold", 700), ("light", 300), ("medium", 500), ("heavy", 800), ("black", 900), ("w3", 300),
      ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
    ]
    return weights.first { style.contains($0.0) }?.1
  }
}

/// The fonts that every iPhone has besides the system font.
enum PhoneFonts {
  /// Returns whether a name is a family, or a style of one.
  static func contain(_ name: String) -> Bool { parts(of: name) != nil }

  /// Returns a name's family and style in lowercase letters and digits; nil for a font that not every iPhone has.
  fileprivate static func parts(of name: String) -> (family: String, style: Substring)? {
    let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    return families.first { family in
      letters.hasPrefix(family) && isStyle(letters.dropFirst(family.count))
    }.map { ($0, letters.dropFirst($0.count)) }
  }

  private static func isStyle(_ words: Substring) -> Bool {
    var rest = words
    while !rest.isEmpty {
      guard let style = styles.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(style.count)
    }
    return true
  }

  private static let styles = [
    "regular", "roman", "book", "semibold", "demibold", "extrabold", "ultralight", "extralight",
    "bold", "light", "medium", "heavy", "black", "thin", "wide", "condensed", "italic", "oblique",
    "extrablack", "ital", "boldita", "psmt", "ps", "mt", "w3", "w4", "w5", "w6", "w7", "w8",
  ]

  private static let families = [
    "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo",
    "applesymbols", "arial", "arialhebrew", "arialrounded", "avenir", "avenirnext",
    "avenirnextcondensed", "baskerville", "bodoni72", "bodoni72oldstyle", "bodonisvtytwo",
    "bodonisvtytwoitctt", "bodonisvtytwoositctt", "bodoniornaments", "bradleyhand",
    "bradleyhanditctt", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate",
    "courier",
    "couriernew", "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed",
    "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans",
    "granthasangammn", "helvetica", "helveticaneue", "hiraginomarugothicpron", "hiramarupron",
    "hiraginominchopron", "hirakakupron", "hiraminpron", "hiraginosans", "hoeflertext", "impact",
    "iowanoldstyle", "kailasa", "kefa",
    "khmersangammn", "kohinoorbangla", "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu",
    "laosangammn", "malayalamsangammn", "markerfelt", "menlo", "mishafi", "muktamahee",
    "myanmarsangammn", "noteworthy", "notonastaliqurdu", "notosanskannada", "notosansmyanmar",
    "notosansoriya", "optima", "palatino", "papyrus", "partylet", "partyletplain", "pingfanghk",
    "pingfangsc", "pingfangtc", "rockwell", "savoyelet", "savoyeletplain", "sinhalasangammn",
    "snellroundhand", "stixtwomath", "stixtwotext",
    "superclarendon", "symbol", "tamilsangammn", "thonburi",
    "timesnewroman", "trebuchet", "verdana", "zapfdingbats", "zapfdingbatsitc", "zapfino",
  ]
}
